import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { rows } from '#app/core/organisation_context'
import { officeContext } from '#app/office/office_context'
import { organisationStatuses, roles } from '#contracts/enums'
import { newId } from '#app/core/models/new_id'
import { officePerson } from '#tests/world/office_person'
import { acting, world } from '#tests/world/world'

const base = '/api/office/organisations'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.group('Organisations in the back office', () => {
  test('are found by name and by the address of one of their people', async ({ client, assert }) => {
    const w = await world()
    const name = `Piekarnia ${newId()}`
    await acting(w.admin, () => rows('update organisations set name = ?', [name]))
    const office = await officePerson(roles.backOfficeViewer)
    const find = async (search: string) => {
      const answer = await client.get(base).qs({ search }).bearerToken(office.token)
      answer.assertStatus(200)
      return answer.body().result.items as { id: string; name: string; users: number }[]
    }
    const found = await find(name)
    assert.deepEqual(
      found.map(({ id, users }) => ({ id, users })),
      [{ id: w.organisationId, users: 6 }]
    )
    assert.deepEqual(
      (await find(`${w.manager.userId}@EXAMPLE`)).map(({ id }) => id),
      [w.organisationId]
    )
    assert.deepEqual(await find('100%_nobody'), [])
  })

  test('are shown with their accounts, without a password or a rate', async ({ client, assert }) => {
    const w = await world()
    const { token } = await officePerson(roles.backOfficeViewer)
    const details = await client.get(`${base}/${w.organisationId}`).bearerToken(token)
    details.assertStatus(200)
    assert.equal(details.body().result.timeZone, 'Europe/Warsaw')
    const users = await client.get(`${base}/${w.organisationId}/users`).bearerToken(token)
    assert.equal(users.body().result.total, 6)
    assert.equal(users.body().result.items[0].role, roles.organisationAdmin)
    assert.sameMembers(Object.keys(users.body().result.items[0]), [
      ...['id', 'name', 'surname', 'email', 'role', 'status', 'lastSignedInAt'],
    ])
    ;(await client.get(`${base}/${newId()}`).bearerToken(token)).assertStatus(404)
  })

  test('are shown with their logo while they have one', async ({ client, assert }) => {
    const [w, other] = await Promise.all([world(), world()])
    const name = `Piekarnia ${newId()}`
    for (const one of [w, other])
      await acting(one.admin, () => rows('update organisations set name = ?', [name]))
    const { token } = await officePerson(roles.backOfficeViewer)
    const logosOf = async ({ organisationId }: { organisationId: string }): Promise<(string | null)[]> => {
      const list = await client.get(base).qs({ search: name }).bearerToken(token)
      const items = list.body().result.items as { id: string; logoUrl: string | null }[]
      const details = await client.get(`${base}/${organisationId}`).bearerToken(token)
      return [items.find(({ id }) => id === organisationId)!.logoUrl, details.body().result.logoUrl]
    }
    const put = (picture: string | null) =>
      client
        .put('/api/organisation-management/organisation/logo')
        .json({ picture })
        .bearerToken(w.admin.token)
    assert.deepEqual(await logosOf(w), [null, null])
    const own = (await put(jpegOf(300, 100).toString('base64'))).body().result.logoUrl
    assert.deepEqual(await logosOf(w), [own, own])
    assert.deepEqual(await logosOf(other), [null, null])
    const shown = await client.get(own)
    shown.assertStatus(200)
    assert.equal(shown.header('content-type'), 'image/jpeg')
    ;(await put(null)).assertStatus(200)
    assert.deepEqual(await logosOf(w), [null, null])
  })

  test('have every account found, also beyond the first 500', async ({ client, assert }) => {
    const w = await world()
    const { token } = await officePerson(roles.backOfficeViewer)
    await db.table('users').multiInsert(
      Array.from({ length: 510 }, (_, index) => ({
        ...{ id: newId(), organisation_id: w.organisationId, role: 0, language: 1, status: 'invited' },
        ...{
          name: 'Jan',
          surname: `Żuk ${String(index).padStart(3, '0')}`,
          email: `${newId()}@example.test`,
        },
      }))
    )
    const ask = async (query: object) =>
      (await client.get(`${base}/${w.organisationId}/users`).qs(query).bearerToken(token)).body().result
    const last = await ask({ page: 21, pageSize: 25 })
    assert.equal(last.total, 516)
    assert.equal(last.items.at(-1).surname, 'Żuk 509')
    const found = await ask({ search: 'jan żuk 509' })
    assert.include(
      found.items.map(({ surname }: { surname: string }) => surname),
      'Żuk 509'
    )
    assert.equal(last.items.at(-1).status, 'not_invited', 'no mail was ever sent')
    await db.table('account_links').insert({
      ...{ id: newId(), user_id: last.items.at(-1).id, purpose: 'activation', secret_hash: newId() },
      expires_at: new Date(Date.now() + 60_000),
    })
    assert.equal((await ask({ page: 21, pageSize: 25 })).items.at(-1).status, 'invited')
    // Addresses may hold the digits too.
    assert.isBelow(found.total, 50)
    const byAddress = await ask({ search: last.items[0].email.toUpperCase() })
    assert.deepEqual([byAddress.total, byAddress.items[0].id], [1, last.items[0].id])
  })

  test('no user of a customer has access to them', async ({ client }) => {
    const w = await world()
    for (const who of [w.admin, w.manager, w.employee]) {
      ;(await client.get(base).bearerToken(who.token)).assertStatus(403)
      ;(await client.get(`${base}/${w.organisationId}`).bearerToken(who.token)).assertStatus(403)
      ;(await client.post(`${base}/${w.organisationId}/archive`).bearerToken(who.token)).assertStatus(403)
    }
  })

  test('the provider reads organisations and nothing that belongs to one', async ({ assert }) => {
    const w = await world()
    await officeContext.run(async () => {
      const [seen] = await rows('select id from organisations where id = ?', [w.organisationId])
      assert.exists(seen)
      for (const table of ['employees', 'locations', 'audit_events', 'schedule_entries'])
        assert.deepEqual(await rows(`select 1 from ${table}`), [], table)
      const changed = await rows(`update organisations set name = 'x' where id = ? returning id`, [
        w.organisationId,
      ])
      assert.deepEqual(changed, [])
    })
  })
})

test.group('A trial', () => {
  test('is extended to a later day, 90 days ahead at most, by users who may', async ({ client, assert }) => {
    const w = await world()
    const path = `${base}/${w.organisationId}/trial`
    await acting(w.admin, () =>
      rows('update organisations set status = ?, trial_ends_on = ?', [organisationStatuses.trial, inDays(3)])
    )
    const viewer = await officePerson(roles.backOfficeViewer)
    const editor = await officePerson(roles.backOfficeEditor)
    const extend = (until: string, { token } = editor) =>
      client.put(path).json({ until }).header('Language', 'pl-PL').bearerToken(token)
    ;(await extend(inDays(30), viewer)).assertStatus(403)
    for (const until of [inDays(2), inDays(3), inDays(93)]) {
      const refused = await extend(until)
      refused.assertStatus(400)
      assert.equal(refused.body().Code, 'office.trial_not_later')
      assert.match(refused.body().ErrorMessage, /90 dni/)
    }
    const extended = await extend(inDays(30))
    extended.assertStatus(200)
    assert.equal(extended.body().result.trialEndsOn, inDays(30))
    const log = await acting(w.admin, () =>
      rows<{ actor_user_id: string; after: object }>(
        `select actor_user_id, after from audit_events where action = 'office.extend_trial'`
      )
    )
    assert.deepEqual(log, [{ actor_user_id: editor.userId, after: { trialEndsOn: inDays(30) } }])
    await acting(w.admin, () => rows('update organisations set status = 0'))
    assert.equal((await extend(inDays(40))).body().Code, 'office.not_in_trial')
  })
})

test.group('Archiving an organisation', () => {
  test('signs its people out and keeps them out until it is restored', async ({ client, assert }) => {
    const w = await world()
    const { token } = await officePerson(roles.backOfficeAdmin)
    const post = (what: string) => client.post(`${base}/${w.organisationId}/${what}`).bearerToken(token)
    const profile = () =>
      client.get('/api/organisation-management/organisation-users/profile').bearerToken(w.manager.token)
    assert.equal((await post('restoration')).body().Code, 'office.not_archived')
    const archived = await post('archive')
    archived.assertStatus(200)
    assert.equal(archived.body().result.status, organisationStatuses.archived)
    ;(await profile()).assertStatus(401)
    assert.equal((await post('archive')).body().Code, 'office.already_archived')
    const restored = await post('restoration')
    assert.equal(restored.body().result.status, organisationStatuses.active)
    ;(await profile()).assertStatus(401)
    const open = await db.from('sessions').where('user_id', w.manager.userId).whereNull('revoked_at')
    assert.deepEqual(open, [])
  })

  test('restoring opens no more than its trial and its licence do', async ({ client, assert }) => {
    const { organisationId, admin } = await world()
    const { token } = await officePerson(roles.backOfficeAdmin)
    const { active, blocked, trial } = organisationStatuses
    const cases: [trialEnds: string | null, licenceEnds: string | null, status: number][] = [
      [inDays(-2), null, blocked],
      [inDays(-2), inDays(-3), blocked],
      [null, inDays(-3), blocked],
      [inDays(-2), inDays(3), active],
      [null, null, active],
      [inDays(3), null, trial],
    ]
    for (const [trialEnds, licenceEnds, status] of cases) {
      await acting(admin, () =>
        rows('update organisations set status = ?, trial_ends_on = ?, licence_expires_on = ?', [
          organisationStatuses.archived,
          trialEnds,
          licenceEnds,
        ])
      )
      const restored = await client.post(`${base}/${organisationId}/restoration`).bearerToken(token)
      assert.equal(restored.body().result.status, status, `${trialEnds} ${licenceEnds}`)
    }
  })
})
