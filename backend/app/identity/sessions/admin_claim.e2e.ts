import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { decodeJwt } from 'jose'
import { hubs } from '#app/core/hubs/hubs'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { admit } from '#app/identity/actions/admit'
import { openSession } from '#app/identity/sessions/open_session'
import { refreshSession } from '#app/identity/sessions/refresh_session'
import { newRefreshToken } from '#app/identity/sessions/session_tokens'
import { isBackOfficeRole, roles, type Role } from '#contracts/enums'
import { world, type World } from '#tests/world/world'

const device = { rememberMe: false, userAgent: 'Probe/1.0', ip: '198.51.100.20' }
const open = ({ organisationId, employee }: World, role: Role) =>
  openSession({ id: employee.userId, organisationId, role }, device)
const claimOf = (token: string) => decodeJwt(token).isInAdminRole

const administrators: readonly Role[] = [roles.organisationAdmin, roles.backOfficeAdmin, roles.globalAdmin]

test.group('Sessions', () => {
  test('the token says who administers, after signing in and after each refresh', async ({ assert }) => {
    const { organisationId } = await world()
    for (const role of Object.values(roles)) {
      const owner = { id: newId(), organisationId: isBackOfficeRole(role) ? null : organisationId, role }
      await db.table('users').insert({
        ...{ id: owner.id, organisation_id: owner.organisationId, role, status: 'active', language: 0 },
        ...{ name: 'Ada', surname: 'Nowak', email: `${owner.id}@example.test` },
      })
      const isAdministrator = administrators.includes(role)
      const { token, refreshToken } = await openSession(owner, device)
      assert.equal(claimOf(token), isAdministrator, `signed in as ${role}`)
      const refreshed = await refreshSession({ userId: owner.id, presented: refreshToken })
      assert.equal(claimOf(refreshed.token), isAdministrator, `refreshed as ${role}`)
    }
  })

  test('signing in is on record with the organisation', async ({ assert }) => {
    const w = await world()
    await open(w, roles.employee)
    const found = await organisationContext.run(w.organisationId, () =>
      rows(`select action from audit_events where entity = 'user' and entity_id = ?`, [w.employee.userId])
    )
    assert.deepEqual(found, [{ action: 'identity.sign_in' }])
  })

  test('an old cookie ends its session and closes its hubs; an unknown one closes nothing', async ({
    assert,
    cleanup,
  }) => {
    const w = await world()
    const { userId } = w.employee
    const closed: string[] = []
    const own = hubs.disconnectSession
    hubs.disconnectSession = async (id) => void closed.push(id)
    cleanup(() => void (hubs.disconnectSession = own))

    const first = (await open(w, roles.employee)).refreshToken
    const refused = (presented: string) => assert.rejects(() => refreshSession({ userId, presented }))
    await refused(newRefreshToken(newId()))
    assert.deepEqual(closed, [])
    const second = (await refreshSession({ userId, presented: first })).refreshToken!
    assert.deepEqual(closed, [])
    // Another tab, within seconds: the browser holds the new cookie already.
    const twin = await refreshSession({ userId, presented: first })
    assert.deepEqual([twin.refreshToken, twin.remember], [null, false])
    const third = (await refreshSession({ userId, presented: second })).refreshToken!
    await refused(first)
    assert.lengthOf(closed, 1)
    await refused(third)
    assert.lengthOf(closed, 1)
  })

  test('a browser is kept by what it calls itself, within bounds', async ({ assert }) => {
    const { organisationId, employee } = await world()
    const owner = { id: employee.userId, organisationId, role: employee.role }
    const sessions = () => db.from('sessions').where('user_id', employee.userId).whereNotNull('user_agent')
    await openSession(owner, { ...device, userAgent: null })
    assert.lengthOf(await sessions(), 0)
    await openSession(owner, { ...device, userAgent: 'x'.repeat(400) })
    assert.equal((await sessions().firstOrFail()).user_agent, 'x'.repeat(300))
  })

  test('who has no second factor is let in by the first, unless proof is asked for', async ({ assert }) => {
    const { employee } = await world()
    const visit = { ...device, devices: [] }
    const outcome = await admit(employee.userId, visit)
    assert.isNull(outcome.challenge)
    assert.isString(outcome.signedIn?.token)
    assert.isNull((await admit(employee.userId, visit, { needsProof: true })).signedIn)
  })
})
