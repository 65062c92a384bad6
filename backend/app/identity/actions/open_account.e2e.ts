import emitter from '@adonisjs/core/services/emitter'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { activateAccount, setNewPassword } from '#app/identity/actions/open_account'
import { issueLink } from '#app/identity/links/account_link'
import { emailOf, fresh } from '#app/identity/testing/account_link_stage'
import { trustDevice } from '#app/identity/two_factor/trusted_devices'
import { roles } from '#contracts/enums'
import { linkPurposes, type LinkPurpose } from '#contracts/identity'
import { acting, world } from '#tests/world/world'

const ip = '203.0.113.7'

/** A link to a user who has no password yet. */
async function linkTo(userId: string, purpose: LinkPurpose): Promise<string> {
  const status = purpose === 'activation' ? 'invited' : 'active'
  await db.from('users').where('id', userId).update({ status, address_confirmed: false, password_hash: null })
  return db.transaction((trx) => issueLink(trx, userId, purpose))
}
const account = (userId: string) =>
  db.from('users').where('id', userId).select('status', 'address_confirmed', 'password_hash').firstOrFail()

test.group('An account that is opened by its link', () => {
  test('has a confirmed address, since the link was mailed there', async ({ assert }) => {
    const { employee } = await world()
    for (const purpose of linkPurposes) {
      const link = await linkTo(employee.userId, purpose)
      const open = purpose === 'activation' ? activateAccount : setNewPassword
      await open({ link, password: fresh, ip })
      const { password_hash, ...opened } = await account(employee.userId)
      assert.deepEqual(opened, { status: 'active', address_confirmed: true })
      assert.isTrue(await hash.verify(password_hash, fresh))
    }
  })

  test('is remembered as opened, or as given a new password, which its owner learns', async ({
    assert,
    cleanup,
  }) => {
    const { employee } = await world()
    const { userId } = employee
    const events = emitter.fake([AccountChanged])
    cleanup(() => emitter.restore())
    const opened = await activateAccount({ link: await linkTo(userId, 'activation'), password: fresh, ip })
    events.assertNoneEmitted()
    const changed = await setNewPassword({
      link: await linkTo(userId, 'password_reset'),
      password: fresh,
      ip,
    })
    events.assertEmitted(AccountChanged, ({ data }) => data.details.change === 'password')
    for (const answer of [opened, changed]) assert.deepEqual(answer, { email: emailOf(employee) })
    const found = await acting(employee, () =>
      rows('select action, actor_role, ip from audit_events where entity_id = ? order by id', [userId])
    )
    assert.deepEqual(
      found,
      ['activate_account', 'set_password'].map((action) => ({
        ...{ action: `identity.${action}`, actor_role: roles.employee, ip },
      }))
    )
  })

  test('keeps its password where only its address is confirmed, and the devices it is trusted on', async ({
    assert,
  }) => {
    const { employee } = await world()
    const { userId } = employee
    for (const [password, kept] of [
      [null, 1],
      [fresh, 0],
    ] as const) {
      const link = await linkTo(userId, 'activation')
      const password_hash = await hash.make('Former-horse-1')
      await db.from('users').where('id', userId).update({ password_hash })
      await db.from('trusted_devices').where('user_id', userId).delete()
      await trustDevice(userId, 'Phone', null)
      await activateAccount({ link, password, ip })
      assert.lengthOf(await db.from('trusted_devices').where('user_id', userId), kept)
      assert.equal(await hash.verify((await account(userId)).password_hash, 'Former-horse-1'), kept === 1)
    }
  })

  test('needs a password where it has none, and where a new one was asked for', async ({ assert }) => {
    const { employee } = await world()
    for (const [purpose, open] of [
      ['activation', activateAccount],
      ['password_reset', setNewPassword],
    ] as const) {
      const link = await linkTo(employee.userId, purpose)
      await assert.rejects(() => open({ link, password: null, ip }), /identity\.password_weak/)
    }
    const link = await linkTo(employee.userId, 'password_reset')
    const password_hash = await hash.make('Former-horse-1')
    await db.from('users').where('id', employee.userId).update({ password_hash })
    await assert.rejects(() => setNewPassword({ link, password: null, ip }), /identity\.password_weak/)
    assert.equal((await account(employee.userId)).password_hash, password_hash)
  })

  test('has its password hashed once the link is known to be right', async ({ assert, cleanup }) => {
    const { employee } = await world()
    const link = await linkTo(employee.userId, 'activation')
    const make = hash.make.bind(hash)
    const hashed: string[] = []
    hash.make = async (text) => {
      hashed.push(text)
      return make(text)
    }
    cleanup(() => void Reflect.deleteProperty(hash, 'make'))
    for (const wrong of ['nothing', link.slice(0, -3)])
      await assert.rejects(() => activateAccount({ link: wrong, password: fresh, ip }), /link_invalid/)
    await assert.rejects(() => setNewPassword({ link, password: fresh, ip }), /link_invalid/)
    assert.deepEqual(hashed, [])
    await activateAccount({ link, password: fresh, ip })
    assert.deepEqual(hashed, [fresh])
  })
})
