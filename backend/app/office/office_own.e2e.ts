import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { roles, type Role } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world } from '#tests/world/world'

const base = '/api/office'
type Signed = { token: string }
const calls = (client: ApiClient, { token }: Signed) => ({
  get: (path: string, query = {}) => client.get(`${base}/${path}`).qs(query).bearerToken(token),
  post: (path: string, body = {}) => client.post(`${base}/${path}`).json(body).bearerToken(token),
  put: (path: string, body: object) => client.put(`${base}/${path}`).json(body).bearerToken(token),
  del: (path: string) => client.delete(`${base}/${path}`).bearerToken(token),
})
const newUser = (role: Role, more: object = {}) => ({
  ...{ name: 'Iga', surname: 'Nowa', email: `${newId()}@example.test`, phone: '+48123123123', language: 1 },
  ...{ role, regionId: null, ...more },
})

test.group('People of the back office', () => {
  test('are invited, found, changed and archived by admins; viewers only look', async ({
    client,
    assert,
  }) => {
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const viewer = calls(client, await officePerson(roles.backOfficeViewer))
    const person = newUser(roles.backOfficeEditor)
    ;(await viewer.post('users', person)).assertStatus(403)
    const made = await admin.post('users', person)
    made.assertStatus(201)
    const { id, version, status } = made.body().result
    assert.equal(status, 'invited')
    const [mail] = await db.from('mails').where('to_address', person.email)
    assert.include(mail.text_body, '/activate-account?link=')
    assert.equal((await admin.post('users', person)).body().Code, 'office.email_taken')
    const found = await viewer.get('users', { search: person.email })
    assert.deepEqual(found.body().result.items, [made.body().result])
    ;(await viewer.put(`users/${id}`, { ...person, version })).assertStatus(403)
    const changed = await admin.put(`users/${id}`, { ...person, role: roles.backOfficeViewer, version })
    assert.equal(changed.body().result.role, roles.backOfficeViewer)
    assert.equal((await admin.put(`users/${id}`, { ...person, version })).body().Code, 'core.stale_version')
    ;(await admin.post(`users/${id}/archive`)).assertStatus(200)
    assert.lengthOf((await viewer.get('users', { search: person.email })).body().result.items, 0)
    assert.equal((await admin.post(`users/${id}/restoration`)).body().result.status, 'invited')
  })

  test('the event of a new user names their region', async ({ client, assert }) => {
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const region = await db.from('regions').where({ country: 'PL' }).whereNull('archived_at').firstOrFail()
    const person = newUser(roles.backOfficeViewer)
    const { id, version } = (await admin.post('users', person)).body().result
    const moved = await admin.put(`users/${id}`, { ...person, regionId: region.id, version })
    moved.assertStatus(200)
    const [event, first] = (await admin.get(`users/${id}/events`)).body().result.items
    assert.deepEqual(event.changes, [{ path: 'regionId', before: null, after: region.id }])
    assert.deepEqual(event.names, { [region.id]: region.name })
    assert.deepEqual(first.names, {})
  })

  test('another address closes the account until it is confirmed', async ({ client, assert }) => {
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const moving = await officePerson(roles.backOfficeViewer)
    const now = (await admin.get(`users/${moving.userId}`)).body().result
    const moved = await admin.put(`users/${moving.userId}`, {
      ...newUser(roles.backOfficeViewer),
      version: now.version,
    })
    assert.equal(moved.body().result.status, 'invited')
    ;(await calls(client, moving).get('users')).assertStatus(401)
  })

  test('only global admins make and change global admins; no one decides about themselves', async ({
    client,
    assert,
  }) => {
    const own = await officePerson(roles.backOfficeAdmin)
    const admin = calls(client, own)
    const top = await officePerson(roles.globalAdmin)
    const refused = await admin.post('users', newUser(roles.globalAdmin))
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'office.role_not_allowed')
    ;(await calls(client, top).post('users', newUser(roles.globalAdmin))).assertStatus(201)
    ;(await admin.post(`users/${top.userId}/archive`)).assertStatus(403)
    assert.equal((await admin.post(`users/${own.userId}/archive`)).body().Code, 'office.own_account')
    const me = (await admin.get(`users/${own.userId}`)).body().result
    const risen = await admin.put(`users/${own.userId}`, {
      ...newUser(roles.backOfficeViewer),
      version: me.version,
    })
    assert.equal(risen.body().Code, 'office.own_account')
  })

  test('people of customers are none of them, and come near none of it', async ({ client }) => {
    const w = await world()
    const admin = calls(client, await officePerson(roles.globalAdmin))
    ;(await admin.get(`users/${w.admin.userId}`)).assertStatus(404)
    ;(await admin.post(`users/${w.admin.userId}/archive`)).assertStatus(404)
    for (const path of ['users', 'industries', 'regions'])
      (await calls(client, w.admin).get(path)).assertStatus(403)
  })
})

test.group('Industries and regions', () => {
  test('an industry keeps positions, which go out of use without being lost', async ({ client, assert }) => {
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const viewer = calls(client, await officePerson(roles.backOfficeEditor))
    const name = `Gastronomia ${newId()}`
    const positions = [
      { name: 'Kucharz', active: true },
      { name: 'Kelner', active: true },
    ]
    const input = { name, recommended: true, positions }
    ;(await viewer.post('industries', input)).assertStatus(403)
    const made = (await admin.post('industries', input)).body().result
    assert.equal(made.positionCount, 2)
    assert.equal((await admin.post('industries', input)).body().Code, 'office.name_taken')
    const [cook, waiter] = [...made.positions].sort((a, b) => (a.name > b.name ? -1 : 1))
    const changed = await admin.put(`industries/${made.id}`, {
      ...{ name, recommended: false, version: made.version },
      positions: [
        { ...waiter, active: false },
        { ...cook, name: 'Szef kuchni' },
        { name: 'Kelner', active: true },
      ],
    })
    changed.assertStatus(200)
    assert.deepEqual(
      (changed.body().result.positions as { name: string; active: boolean }[]).map(
        (one) => `${one.name} ${one.active}`
      ),
      ['Szef kuchni true', 'Kelner true', 'Kelner false']
    )
    const stale = await admin.put(`industries/${made.id}`, { ...input, version: made.version })
    stale.assertStatus(409)
    const foreign = {
      name,
      recommended: false,
      version: 2,
      positions: [{ id: newId(), name: 'X', active: true }],
    }
    ;(await admin.put(`industries/${made.id}`, foreign)).assertStatus(404)
    ;(await admin.post(`industries/${made.id}/archive`)).assertStatus(200)
    const listed = async (archived: boolean) =>
      (await viewer.get('industries', { search: name, archived })).body().result.total
    assert.deepEqual([await listed(false), await listed(true)], [0, 1])
  })

  test('an unused industry is deleted with its positions, a used one is refused', async ({
    client,
    assert,
  }) => {
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const viewer = calls(client, await officePerson(roles.backOfficeEditor))
    const input = { name: `Branża ${newId()}`, recommended: false, positions: [{ name: 'A', active: true }] }
    const { id } = (await admin.post('industries', input)).body().result
    const w = await world()
    const choose = (industry: string | null) =>
      acting(w.admin, () => rows('update organisations set industry = ?', [industry]))
    await choose(id)
    ;(await viewer.del(`industries/${id}`)).assertStatus(403)
    const refused = await admin.del(`industries/${id}`)
    refused.assertStatus(400)
    assert.containsSubset(refused.body(), { Code: 'office.industry_used', Details: { count: 1 } })
    assert.match(refused.body().ErrorMessage, /1 organisation belongs/)
    await choose(null)
    ;(await admin.del(`industries/${id}`)).assertStatus(204)
    ;(await admin.get(`industries/${id}`)).assertStatus(404)
    ;(await admin.del(`industries/${id}`)).assertStatus(404)
  })

  test('a country has one region, kept by global admins', async ({ client, assert }) => {
    const top = calls(client, await officePerson(roles.globalAdmin))
    const admin = calls(client, await officePerson(roles.backOfficeAdmin))
    const seen = (await admin.get('regions', { pageSize: 200 })).body().result.items as {
      country: string | null
      kindCount: number
    }[]
    assert.isAbove(seen.find(({ country }) => country === 'PL')!.kindCount, 10)
    ;(await admin.post('regions', { name: 'Czechy', country: 'CZ' })).assertStatus(403)
    const taken = await top.post('regions', { name: `Polska ${newId()}`, country: 'PL' })
    assert.equal(taken.body().Code, 'office.country_taken')
    const name = `Region ${newId()}`
    const made = (await top.post('regions', { name, country: 'IS' })).body().result
    const renamed = await top.put(`regions/${made.id}`, { ...made, name: `${name}!` })
    assert.equal(renamed.body().result.name, `${name}!`)
    ;(await admin.post(`regions/${made.id}/archive`)).assertStatus(403)
    const gone = await top.post(`regions/${made.id}/archive`)
    assert.isFalse(gone.body().result.active)
  })
})
