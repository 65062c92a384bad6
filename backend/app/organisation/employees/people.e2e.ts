import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const newcomer = ({ locationId }: World, changes: object = {}) => ({
  name: 'Ewa',
  surname: 'Lis',
  email: `${newId()}@example.test`,
  role: 0,
  mainLocationId: locationId,
  ...changes,
})
const add = async (client: ApiClient, place: World, changes: object = {}) =>
  (await client.post(path).json(newcomer(place, changes)).bearerToken(place.admin.token)).body().result
const send = (client: ApiClient, who: Person, what: 'bulk-archives' | 'bulk-changes', body: object) =>
  client.post(`${path}/${what}`).json(body).bearerToken(who.token)
const stored = (who: Person, id: string) =>
  acting(who, () => trx().from('employees').where('id', id).firstOrFail())

test.group('Many employees at once', () => {
  test('who may not be archived is named and stays, the others are', async ({ client, assert }) => {
    const place = await world()
    const one = await add(client, place)
    const employeeIds = [one.id, place.employee.employeeId, place.admin.employeeId, place.advisor.employeeId]
    const answer = await send(client, place.locationManager, 'bulk-archives', { employeeIds, archived: true })
    answer.assertStatus(200)
    const { changed, unchanged, refused } = answer.body().result
    assert.deepEqual([changed, unchanged], [2, 0])
    assert.sameMembers(
      refused.map(({ id, code }: { id: string; code: string }) => `${id} ${code}`),
      [place.admin, place.advisor].map(({ employeeId }) => `${employeeId} organisation.role_not_allowed`)
    )
    assert.match(refused[0].message, /^You cannot add or edit/)
    assert.isNotNull((await stored(place.admin, one.id)).archived_at)
    assert.isNull((await stored(place.admin, place.admin.employeeId)).archived_at)

    const again = await send(client, place.admin, 'bulk-archives', { employeeIds: [one.id], archived: true })
    assert.containsSubset(again.body().result, { changed: 0, unchanged: 1, refused: [] })
  })

  test('all people who match a filter are changed, unless others match meanwhile', async ({
    client,
    assert,
  }) => {
    const place = await world()
    for (const surname of ['Filtr', 'Filtr', 'Filtr']) await add(client, place, { surname })
    const ask = (who: Person) =>
      client.get(`${path}/matching/count`).qs({ search: 'filtr' }).bearerToken(who.token)
    const seen = (await ask(place.locationManager)).body().result
    assert.equal(seen.count, 3)
    const tag = await client
      .post('/api/organisation-management/tags')
      .json({ name: 'Nowi' })
      .bearerToken(place.admin.token)
    const change = { kind: 'tag', tagId: tag.body().result.id }
    const matching = (who: Person, mark: string) =>
      client.get(`${path}/matching/people`).qs({ search: 'filtr', mark }).bearerToken(who.token)
    const far = await add(client, place, { surname: 'Filtr', mainLocationId: place.farLocationId })
    const theirs = (await matching(place.locationManager, seen.mark)).body().result
    assert.lengthOf(theirs.employeeIds, 3)
    const tagged = await send(client, place.locationManager, 'bulk-changes', { ...theirs, ...change })
    assert.containsSubset(tagged.body().result, { changed: 3, unchanged: 0, refused: [] })
    const other = await matching(place.admin, seen.mark)
    assert.equal(other.status(), 409)
    assert.containsSubset(other.body(), {
      Code: 'organisation.matching_changed',
      Details: { found: 4, expected: 3 },
    })
    const all = (await ask(place.admin)).body().result
    const everybody = (await matching(place.admin, all.mark)).body().result
    const gone = await send(client, place.admin, 'bulk-archives', { ...everybody, archived: true })
    assert.containsSubset(gone.body().result, { changed: 4, refused: [] })
    assert.isNotNull((await stored(place.admin, far.id)).archived_at)
    ;(await send(client, place.admin, 'bulk-archives', { archived: true })).assertStatus(400)
    ;(await matching(place.admin, 'none')).assertStatus(400)
  })

  test('a restored number that another person has is withdrawn alone', async ({ client, assert }) => {
    const place = await world()
    const [gone, other] = [await add(client, place, { integrationId: '7' }), await add(client, place)]
    for (const { id } of [gone, other])
      await client.post(`${path}/${id}/archive`).bearerToken(place.admin.token)
    await add(client, place, { integrationId: '7' })
    const answer = await send(client, place.admin, 'bulk-archives', {
      employeeIds: [gone.id, other.id],
      archived: false,
    })
    assert.containsSubset(answer.body().result, {
      changed: 1,
      refused: [{ id: gone.id, code: 'organisation.integration_id_taken' }],
    })
    assert.isNull((await stored(place.admin, other.id)).archived_at)
    assert.isNotNull((await stored(place.admin, gone.id)).archived_at)
  })

  test('tags are added to others, and a new main location takes the place of the old one', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { admin, locationId, farLocationId } = place
    const tags = await Promise.all(
      ['Klucze', 'Nowi'].map((name) =>
        client.post('/api/organisation-management/tags').json({ name }).bearerToken(admin.token)
      )
    )
    const [keys, fresh] = tags.map((tag) => tag.body().result.id as string)
    const one = await add(client, place, { tagIds: [keys] })
    const employeeIds = [one.id, place.employee.employeeId]
    const tagged = await send(client, admin, 'bulk-changes', { employeeIds, kind: 'tag', tagId: fresh })
    assert.containsSubset(tagged.body().result, { changed: 2, refused: [] })
    const moved = await send(client, admin, 'bulk-changes', {
      employeeIds,
      kind: 'move',
      locationId: farLocationId,
    })
    assert.containsSubset(moved.body().result, { changed: 2, refused: [] })
    const after = (await client.get(`${path}/${one.id}`).bearerToken(admin.token)).body().result
    assert.sameMembers(after.tagIds, [keys, fresh])
    assert.deepEqual(after.locationIds, [farLocationId])
    assert.equal(after.version, 3)
    const refused = await send(client, place.locationManager, 'bulk-changes', {
      employeeIds: [place.colleague.employeeId],
      kind: 'move',
      locationId: farLocationId,
    })
    assert.equal(refused.body().result.refused[0].code, 'organisation.unknown_reference')
    assert.equal((await stored(admin, place.colleague.employeeId)).main_location_id, locationId)
  })

  test('invitations go to those who wait for one', async ({ client, assert }) => {
    const place = await world()
    const one = await add(client, place)
    const answer = await send(client, place.admin, 'bulk-changes', {
      employeeIds: [one.id, place.employee.employeeId],
      kind: 'invite',
    })
    assert.containsSubset(answer.body().result, {
      changed: 1,
      refused: [{ id: place.employee.employeeId, code: 'organisation.nobody_to_invite' }],
    })
  })

  test('strangers are 404 and no one is changed; staff and managers may not', async ({ client, assert }) => {
    const [place, other] = [await world(), await world()]
    const employeeIds = [place.employee.employeeId, other.employee.employeeId]
    const answer = await send(client, place.admin, 'bulk-archives', { employeeIds, archived: true })
    answer.assertStatus(404)
    assert.isNull((await stored(place.admin, place.employee.employeeId)).archived_at)
    for (const who of [place.employee, place.manager])
      (
        await send(client, who, 'bulk-archives', {
          employeeIds: [place.colleague.employeeId],
          archived: true,
        })
      ).assertStatus(403)
  })
})

test.group('The list of employees', () => {
  test('is filtered by role and account, and sorted by it', async ({ client, assert }) => {
    const place = await world()
    const one = await add(client, place, { phone: '+48123123123' })
    const list = async (query: string) =>
      (await client.get(`${path}?${query}`).bearerToken(place.admin.token)).body().result.items as {
        id: string
        role: number
        accountStatus: string
      }[]
    assert.deepEqual(
      (await list('accountStatuses[]=invited')).map(({ id }) => id),
      [one.id]
    )
    assert.deepEqual([...new Set((await list('roles[]=3&roles[]=4')).map(({ role }) => role))].sort(), [3, 4])
    assert.equal((await list('sort=-status'))[0]!.accountStatus, 'invited')
    assert.deepEqual(
      (await list('search=%2B48123123')).map(({ id }) => id),
      [one.id]
    )
  })

  test('the chosen columns belong to one account', async ({ client, assert }) => {
    const { admin, manager } = await world()
    const lists = '/api/organisation-management/organisation-users/profile/lists'
    const read = async (who: Person) =>
      (await client.get(`${lists}/employees`).bearerToken(who.token)).body().result.hiddenColumns
    assert.isNull(await read(admin))
    for (const hiddenColumns of [['phone'], ['phone', 'role']])
      (await client.put(`${lists}/employees`).json({ hiddenColumns }).bearerToken(admin.token)).assertStatus(
        204
      )
    assert.deepEqual(await read(admin), ['phone', 'role'])
    assert.isNull(await read(manager))
    ;(await client.get(`${lists}/others`).bearerToken(admin.token)).assertStatus(404)
  })
})

test.group('Identification', () => {
  const generate = (client: ApiClient, who: Person, id: string) =>
    client.put(`${path}/${id}/pin`).bearerToken(who.token)

  test('a generated PIN is returned once; the same PIN belongs to one person', async ({ client, assert }) => {
    const place = await world()
    const { admin, employee, colleague } = place
    const made = await generate(client, admin, employee.employeeId)
    made.assertStatus(200)
    const { pin } = made.body().result
    assert.match(pin, /^\d{6}$/)
    const row = await stored(admin, employee.employeeId)
    assert.match(row.kiosk_pin_hmac, /^[0-9a-f]{64}$/)
    assert.equal(row.version, 1)
    const shown = await client.get(`${path}/${employee.employeeId}`).bearerToken(admin.token)
    assert.deepEqual(shown.body().result.access, { hasPin: true, cardLast4: null })
    assert.notInclude(JSON.stringify(shown.body()), pin)
    const log = await acting(admin, () =>
      trx().from('audit_events').where({ entity_id: employee.employeeId })
    )
    assert.notInclude(JSON.stringify(log), pin)

    const identify = (body: object) =>
      client.put(`${path}/${colleague.employeeId}/identification`).json(body).bearerToken(admin.token)
    const taken = await identify({ kioskPin: pin })
    taken.assertStatus(400)
    assert.equal(taken.body().Code, 'organisation.pin_taken')
    const card = await identify({ cardCode: '04:A2:7F:11' })
    assert.deepEqual(card.body().result, { hasPin: false, cardLast4: 'F:11' })
    await client
      .put(`${path}/${employee.employeeId}/identification`)
      .json({ kioskPin: null })
      .bearerToken(admin.token)
    ;(await identify({ kioskPin: pin })).assertStatus(200)
  })

  test('only for users who may edit the person', async ({ client }) => {
    const place = await world()
    ;(await generate(client, place.manager, place.employee.employeeId)).assertStatus(403)
    ;(await generate(client, place.locationManager, place.admin.employeeId)).assertStatus(403)
    ;(await generate(client, (await world()).admin, place.employee.employeeId)).assertStatus(404)
  })
})
