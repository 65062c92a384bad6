import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { decodeJwt } from 'jose'
import { hubs } from '#app/core/hubs/hubs'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { organisationStatuses, roles, type Role } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world, type Person } from '#tests/world/world'

const base = '/api/user-access/impersonations'
const profile = '/api/organisation-management/organisation-users/profile'
const reason = 'Ticket 4711: the export fails'

/** As the pages of the back office ask. */
const officeOrigin = 'https://office.shiftloom.test'

const start = (client: ApiClient, token: string, userId: string, why = reason) =>
  client.post(base).header('Origin', officeOrigin).json({ userId, reason: why }).bearerToken(token)

/** A provider's employee who impersonates a person. */
async function seated(client: ApiClient, person: Person, role: Role = roles.backOfficeViewer) {
  const office = await officePerson(role)
  const started = await start(client, office.token, person.userId)
  started.assertStatus(201)
  const code = new URL(started.body().result.address).hash.slice(1)
  const taken = await client.post(`${base}/arrivals`).json({ code })
  taken.assertStatus(200)
  return { office, code, token: taken.body().result.token as string }
}

test.group('Impersonation', () => {
  test('shows who sits there, why and until when; the code works once', async ({ client, assert }) => {
    const w = await world()
    const { token, code } = await seated(client, w.manager)
    const seen = (await client.get(profile).bearerToken(token)).body().result
    assert.equal(seen.id, w.manager.userId)
    assert.equal(seen.role, roles.manager)
    assert.containsSubset(seen.impersonation, { byName: 'Ola Biuro', reason, mayExport: false })
    assert.equal(seen.impersonation.officeAddress, officeOrigin)
    const minutes = (Date.parse(seen.impersonation.endsAt) - Date.now()) / 60_000
    assert.approximately(minutes, 60, 1)
    const own = (await client.get(profile).bearerToken(w.manager.token)).body().result
    assert.isNull(own.impersonation)
    assert.isFalse(decodeJwt(token).isInAdminRole)
    const again = await client.post(`${base}/arrivals`).json({ code })
    again.assertStatus(400)
    assert.equal(again.body().Code, 'identity.impersonation_ended')
  })

  test('of two who come with one code at once, one sits down', async ({ client, assert }) => {
    const w = await world()
    const office = await officePerson(roles.backOfficeViewer)
    const started = await start(client, office.token, w.manager.userId)
    const code = new URL(started.body().result.address).hash.slice(1)
    const other = await db.transaction()
    const seat = { user_id: w.manager.userId, impersonator_user_id: office.userId }
    await other.from('sessions').where(seat).update({ token_hash: newId() })
    const late = Promise.resolve(client.post(`${base}/arrivals`).json({ code }))
    const waiting =
      'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
    while (((await other.rawQuery(waiting)) as { rows: unknown[] }).rows.length === 0);
    await other.commit()
    assert.equal((await late).body().Code, 'identity.impersonation_ended')
  })

  test('every change carries both people, and the organisation can read when it began and ended', async ({
    client,
    assert,
  }) => {
    const w = await world()
    // A link that is never used is no sign-in.
    const unused = await start(client, (await officePerson(roles.backOfficeViewer)).token, w.admin.userId)
    unused.assertStatus(201)
    const { office, token } = await seated(client, w.admin)
    assert.isTrue(decodeJwt(token).isInAdminRole)
    const tag = await client
      .post('/api/organisation-management/tags')
      .json({ name: 'VIP' })
      .bearerToken(token)
    tag.assertStatus(201)
    ;(await client.delete(`${base}/own`).bearerToken(token)).assertStatus(200)
    ;(await client.get(profile).bearerToken(token)).assertStatus(401)
    const log = await acting(w.admin, () =>
      rows(`select action, entity, actor_user_id as actor, impersonator_user_id as impersonator, after->>'reason' as reason
            from audit_events where action like '%impersonation' or entity = 'tag' order by at, id`)
    )
    const [{ userId: by }, seat] = [office, w.admin.userId]
    assert.deepEqual(log, [
      { action: 'identity.begin_impersonation', entity: 'user', actor: by, impersonator: null, reason },
      { action: 'organisation.create', entity: 'tag', actor: seat, impersonator: by, reason: null },
      { action: 'identity.end_impersonation', entity: 'user', actor: seat, impersonator: by, reason: null },
    ])
  })

  test('touches neither password nor second step, and makes no payroll file without the right to', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const export_ = (token: string) => client.post('/api/exports/batches').json({}).bearerToken(token)
    const { token } = await seated(client, w.admin, roles.backOfficeAdmin)
    const refused = await export_(token).header('Language', 'vi-VN')
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'identity.not_while_impersonating')
    assert.match(refused.body().ErrorMessage, /đăng nhập thay/)
    const file = await client.get('/api/event-log-file').bearerToken(token)
    file.assertStatus(403)
    assert.equal(file.body().Code, 'identity.not_while_impersonating')
    ;(await client.get('/api/event-logs').bearerToken(token)).assertStatus(200)
    const password = { current: 'Correct-horse-1', password: 'Correct-horse-2' }
    ;(await client.put('/api/user-access/password').json(password).bearerToken(token)).assertStatus(403)
    const second = { method: 'email', password: 'Correct-horse-1' }
    ;(await client.put('/api/user-access/two-factor').json(second).bearerToken(token)).assertStatus(403)

    const allowed = await seated(client, w.admin, roles.globalAdmin)
    assert.notInclude([401, 403], (await export_(allowed.token)).status())
    ;(await client.get('/api/event-log-file').bearerToken(allowed.token)).assertStatus(200)
    ;(await client.put('/api/user-access/password').json(password).bearerToken(allowed.token)).assertStatus(
      403
    )
  })

  test('is for the provider only, for active customers only, and needs a reason', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const office = await officePerson(roles.backOfficeViewer)
    const other = await officePerson(roles.globalAdmin)
    ;(await start(client, w.admin.token, w.employee.userId)).assertStatus(403)
    ;(await start(client, office.token, w.employee.userId, ' ')).assertStatus(400)
    for (const id of [other.userId, w.organisationId]) {
      const refused = await start(client, office.token, id)
      assert.equal(refused.body().Code, 'identity.impersonation_refused')
    }
    await db.from('users').where('id', w.employee.userId).update({ status: 'archived' })
    ;(await start(client, office.token, w.employee.userId)).assertStatus(400)
    await acting(w.admin, () => rows('update organisations set status = ?', [organisationStatuses.archived]))
    ;(await start(client, office.token, w.manager.userId)).assertStatus(400)
    const begun = await acting(w.admin, () =>
      rows(`select 1 from audit_events where action = 'identity.begin_impersonation'`)
    )
    assert.deepEqual(begun, [])
  })

  test('ends with its hour, with the provider’s account, and with the seat’s', async ({ client }) => {
    const w = await world()
    const late = await seated(client, w.manager)
    await db
      .from('sessions')
      .where({ user_id: w.manager.userId, impersonator_user_id: late.office.userId })
      .update({ expires_at: new Date(Date.now() - 1000) })
    ;(await client.get(profile).bearerToken(late.token)).assertStatus(401)
    const gone = await seated(client, w.manager)
    await db.from('users').where('id', gone.office.userId).update({ status: 'archived' })
    ;(await client.get(profile).bearerToken(gone.token)).assertStatus(401)
    ;(await client.get(profile).bearerToken(w.manager.token)).assertStatus(200)
  })

  test('is ended by itself alone, with its hubs: the session of a person goes on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const closed: string[] = []
    const own = hubs.disconnectSession
    hubs.disconnectSession = async (id) => void closed.push(id)
    cleanup(() => void (hubs.disconnectSession = own))
    const w = await world()
    const { token } = await seated(client, w.manager)
    ;(await client.delete(`${base}/own`).bearerToken(w.manager.token)).assertStatus(200)
    for (const one of [w.manager.token, token]) (await client.get(profile).bearerToken(one)).assertStatus(200)
    assert.deepEqual(closed, [])
    ;(await client.delete(`${base}/own`).bearerToken(token)).assertStatus(200)
    assert.deepEqual(closed, [decodeJwt(token).sid])
    ;(await client.get(profile).bearerToken(token)).assertStatus(401)
    ;(await client.get(profile).bearerToken(w.manager.token)).assertStatus(200)
    const ended = await acting(w.admin, () =>
      rows(`select 1 from audit_events where action = 'identity.end_impersonation'`)
    )
    assert.lengthOf(ended, 1)
  })

  test('is no session of the person’s own: it is not listed, and ends with all others', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { token } = await seated(client, w.manager)
    const mine = await client.get('/api/user-access/sessions').bearerToken(w.manager.token)
    assert.lengthOf(mine.body().result, 1)
    ;(await client.delete('/api/user-access/sessions').bearerToken(w.manager.token)).assertStatus(200)
    ;(await client.get(profile).bearerToken(token)).assertStatus(401)
  })
})
