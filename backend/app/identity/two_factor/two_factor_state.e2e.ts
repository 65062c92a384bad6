import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import type { Account } from '#app/core/http/account'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { emailOf } from '#app/identity/testing/account_link_stage'
import { chooseTwoFactor, prepareAuthenticator } from '#app/identity/two_factor/two_factor_state'
import { acting, world } from '#tests/world/world'

const base = '/api/user-access'
const password = 'Correct-horse-1'

test.group('The second step of a sign-in', () => {
  test('that is no app any more leaves neither its secret nor its recovery codes', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const { userId, token } = employee
    const user = db.from('users').where('id', userId)
    await user.clone().update({ password_hash: await hash.make(password) })
    const stored = async () => {
      const { totp_secret, totp_last_step } = await user.clone().firstOrFail()
      const codes = await db.from('recovery_codes').where('user_id', userId)
      return { secret: totp_secret !== null, step: totp_last_step !== null, codes: codes.length > 0 }
    }
    for (const method of ['off', 'email']) {
      await db.from('rate_limits').delete()
      const asked = client.post(`${base}/authenticator-secrets`).json({ password }).bearerToken(token)
      const { secret, address } = (await asked).body().result
      assert.include(decodeURIComponent(address), emailOf(employee))
      assert.deepEqual(await stored(), { secret: true, step: false, codes: false })
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
      const choose = (choice: object) =>
        client
          .put(`${base}/two-factor`)
          .json({ password, ...choice })
          .bearerToken(token)
      ;(await choose({ method: 'totp', code })).assertStatus(200)
      assert.deepEqual(await stored(), { secret: true, step: true, codes: true })
      const chosen = await choose({ method })
      assert.deepEqual(chosen.body().result, { recoveryCodes: [] })
      assert.deepEqual(await stored(), { secret: false, step: false, codes: false })
    }
    const noted = await acting(employee, () =>
      rows<{ action: string; ip: string | null }>(
        `select action, ip from audit_events where entity_id = ? and actor_user_id = entity_id order by id`,
        [userId]
      )
    )
    assert.deepEqual(
      noted.map(({ action }) => action),
      ['totp', 'off', 'totp', 'email'].map((method) => `identity.two_factor_${method}`)
    )
    for (const { ip } of noted) assert.isNotEmpty(ip)
  })

  test('is chosen by its owner alone, who proves it by the password and learns of it', async ({
    assert,
    cleanup,
  }) => {
    const { employee, admin, organisationId } = await world()
    await db
      .from('users')
      .where('id', employee.userId)
      .update({ password_hash: await hash.make(password) })
    const account: Account = {
      ...{ userId: employee.userId, organisationId, role: employee.role, sessionId: newId(), language: 0 },
      ...{ sessionEndsAt: 0, organisationStatus: 0, employeeId: employee.employeeId, locationIds: [] },
      ...{ impersonatorUserId: null, impersonatorRole: null },
      entitlements: { licence: {}, metricsEnabled: false },
    }
    const seat = { ...account, impersonatorUserId: admin.userId }
    const events = emitter.fake([AccountChanged])
    cleanup(() => emitter.restore())
    const ip = '203.0.113.7'
    const choose = (by: Account, given: string) =>
      chooseTwoFactor(by, { method: 'email', password: given, code: null, ip })
    await assert.rejects(() => choose(seat, password), /core\.forbidden/)
    await assert.rejects(() => prepareAuthenticator(seat, { password, ip }), /core\.forbidden/)
    const refused: unknown = await choose(account, 'Wrong-horse-1').catch((error: unknown) => error)
    assert.containsSubset(refused, {
      key: 'identity.current_password_wrong',
      details: { field: 'password' },
    })
    events.assertNoneEmitted()
    assert.deepEqual(await choose(account, password), [])
    events.assertEmitted(AccountChanged, ({ data }) => data.details.change === 'two_factor')
  })
})
