import { test } from '@japa/runner'
import { trx } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { acting, world } from '#tests/world/world'

const base = '/api/organisation-management'
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('Lists for pickers', () => {
  test('an employee learns the names of their own locations, of positions and tags, and nothing else', async ({
    client,
    assert,
  }) => {
    const { employee, admin, locationId, cookId } = await world()
    const tagId = newId()
    await acting(admin, () =>
      trx().table('tags').insert({ id: tagId, organisation_id: admin.actor.organisationId, name: 'Barista' })
    )
    const list = (name: string) => client.get(`${base}/${name}`).qs({ all: true }).bearerToken(employee.token)
    const locations = await list('locations')
    locations.assertStatus(200)
    assert.deepEqual(locations.body().result.items, [{ id: locationId, name: 'Warszawa', inCharge: [] }])
    const positions = await list('positions')
    assert.deepEqual(positions.body().result.items[1], {
      id: cookId,
      name: 'Kucharz',
      color: 1,
      ownColor: null,
    })
    assert.deepEqual((await list('tags')).body().result.items, [{ id: tagId, name: 'Barista' }])
  })

  test('a manager sees their locations in full, an administrator all of them', async ({ client, assert }) => {
    const { manager, admin, locationId, farLocationId } = await world()
    const one = await client.get(`${base}/locations`).bearerToken(manager.token)
    assert.deepEqual(ids(one.body().result.items), [locationId])
    assert.equal(one.body().result.items[0].timeZone, 'Europe/Warsaw')
    const all = await client.get(`${base}/locations`).bearerToken(admin.token)
    assert.deepEqual(ids(all.body().result.items), [farLocationId, locationId])
    assert.equal(all.body().result.total, 2)
  })

  test('pages, searches and sorts on the server', async ({ client, assert }) => {
    const { admin, locationId, farLocationId } = await world()
    const list = (query: object) => client.get(`${base}/locations`).qs(query).bearerToken(admin.token)
    const second = (await list({ page: 2, pageSize: 1 })).body().result
    assert.deepEqual([ids(second.items), second.total, second.page, second.pageSize], [[locationId], 2, 2, 1])
    assert.deepEqual(ids((await list({ search: 'warsz' })).body().result.items), [locationId])
    assert.deepEqual(ids((await list({ search: '%' })).body().result.items), [])
    assert.deepEqual(ids((await list({ sort: '-code' })).body().result.items), [farLocationId, locationId])
    ;(await list({ sort: 'tax' })).assertStatus(400)
  })

  test('never another organisation', async ({ client, assert }) => {
    const [mine, other] = [await world(), await world()]
    for (const name of ['locations', 'positions', 'employees']) {
      const answer = await client.get(`${base}/${name}`).qs({ all: true }).bearerToken(mine.admin.token)
      const found = ids(answer.body().result.items)
      assert.notIncludeMembers(found, [other.locationId, other.cookId, other.admin.employeeId])
      assert.isAbove(found.length, 0)
    }
  })
})

test.group('GET employees', () => {
  test('a manager sees the people of their locations, without money and without cards', async ({
    client,
    assert,
  }) => {
    const { manager, admin, colleague, farLocationId } = await world()
    await acting(admin, async () => {
      await trx().from('employee_locations').where('employee_id', colleague.employeeId).delete()
      await trx()
        .from('employees')
        .where('id', colleague.employeeId)
        .update({ main_location_id: farLocationId })
    })
    const answer = await client.get(`${base}/employees`).qs({ all: true }).bearerToken(manager.token)
    answer.assertStatus(200)
    const found: Record<string, unknown>[] = answer.body().result.items
    assert.notInclude(
      found.map(({ id }) => id),
      colleague.employeeId
    )
    assert.equal(answer.body().result.total, 5)
    for (const field of ['rates', 'contracts', 'fte', 'access', 'salaryMinor'])
      assert.notProperty(found[0], field)
    const page = await client.get(`${base}/employees/${manager.employeeId}`).bearerToken(manager.token)
    page.assertStatus(200)
    assert.notProperty(page.body().result, 'access')
    ;(await client.get(`${base}/employees/${colleague.employeeId}`).bearerToken(manager.token)).assertStatus(
      404
    )
  })

  test('filters by location, position, tag, text and archive', async ({ client, assert }) => {
    const { admin, employee, colleague, waiterId, cookId, locationId, farLocationId } = await world()
    const tagId = newId()
    const organisation_id = admin.actor.organisationId
    await acting(admin, async () => {
      await trx().table('tags').insert({ id: tagId, organisation_id, name: 'Barista' })
      await trx()
        .table('employee_tags')
        .insert({ organisation_id, employee_id: employee.employeeId, tag_id: tagId })
      const link = { organisation_id, employee_id: colleague.employeeId, position_id: waiterId }
      await trx().table('employee_positions').insert(link)
      await trx().from('employees').where('id', colleague.employeeId).update({ archived_at: new Date() })
    })
    const found = async (query: Record<string, unknown>) => {
      const answer = await client.get(`${base}/employees`).qs(query).bearerToken(admin.token)
      answer.assertStatus(200)
      return ids(answer.body().result.items)
    }
    assert.deepEqual(await found({ 'tagIds[]': [tagId] }), [employee.employeeId])
    assert.deepEqual(await found({ 'positionIds[]': [waiterId] }), [])
    assert.deepEqual(await found({ 'positionIds[]': [waiterId], archived: true }), [colleague.employeeId])
    assert.lengthOf(await found({ 'positionIds[]': [cookId, waiterId] }), 5)
    assert.lengthOf(await found({ 'locationIds[]': [locationId] }), 5)
    assert.lengthOf(await found({ 'locationIds[]': [farLocationId] }), 0)
    assert.deepEqual(await found({ search: 'nowak ada' }), [employee.employeeId])
    assert.deepEqual(await found({ search: employee.employeeId.slice(-6) }), [employee.employeeId])
  })

  test('sorts surnames by the alphabet of the language', async ({ client, assert }) => {
    const { admin, employee, colleague } = await world()
    await acting(admin, async () => {
      await trx().from('employees').where('id', employee.employeeId).update({ surname: 'Łuczak' })
      await trx().from('employees').where('id', colleague.employeeId).update({ surname: 'Lzak' })
    })
    const sorted = async (language: string) => {
      const answer = await client
        .get(`${base}/employees`)
        .qs({ sort: 'surname' })
        .header('Language', language)
        .bearerToken(admin.token)
      return answer.body().result.items.map((item: { surname: string }) => item.surname)
    }
    const polish = await sorted('pl-PL')
    const english = await sorted('en-US')
    assert.isBelow(polish.indexOf('Lzak'), polish.indexOf('Łuczak'))
    assert.isBelow(english.indexOf('Łuczak'), english.indexOf('Lzak'))
  })

  test('employees may not list people', async ({ client }) => {
    const { employee, colleague } = await world()
    ;(await client.get(`${base}/employees`).bearerToken(employee.token)).assertStatus(403)
    ;(await client.get(`${base}/employees/${colleague.employeeId}`).bearerToken(employee.token)).assertStatus(
      403
    )
  })
})
