import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { PositionStaffing, StaffingChange } from '#contracts/demand_staffing'
import { world, type World } from '#tests/world/world'

const tags = '/api/organisation-management/tags'
const lunch = { name: 'Lunch', start: '11:30', minutes: 240, weekdays: [1, 2, 3, 4, 5] }
const change = (more: Partial<StaffingChange> = {}): StaffingChange => ({
  ...{ version: 0, mostPeople: 3, leastMinutes: 300, mostMinutes: 480, startEveryMinutes: 15 },
  ...{ catalogue: [lunch], skillMix: null, ...more },
})
const addressOf = (w: World, positionId = w.cookId, locationId = w.locationId) =>
  `/api/demand/locations/${locationId}/staff/${positionId}`

test.group('Shifts that are made for a position', () => {
  test('are as usual until they are changed, and within the law in force', async ({ client, assert }) => {
    const w = await world()
    const read = () => client.get(addressOf(w)).bearerToken(w.locationManager.token)
    const usual = (await read()).body().result as PositionStaffing
    assert.containsSubset(usual, {
      ...{ version: 0, mostPeople: null, leastMinutes: 240, mostMinutes: 720, startEveryMinutes: 30 },
      catalogue: [],
    })
    assert.equal(usual.lawfulMinutes, 480)
    await organisationContext.run(w.organisationId, () =>
      rows(`update employee_contracts set work_system = 'EQUIV12'`)
    )
    await client
      .put(addressOf(w))
      .bearerToken(w.locationManager.token)
      .json(change())
      .then((answer) => answer.assertStatus(200))
    const after = (await read()).body().result as PositionStaffing
    assert.containsSubset(after, { ...change(), version: 1, lawfulMinutes: 720 })
    // What others at the location may work says nothing about those who have the position.
    await organisationContext.run(w.organisationId, () =>
      rows('delete from employee_positions where position_id = ?', [w.cookId])
    )
    assert.equal(((await read()).body().result as PositionStaffing).lawfulMinutes, 480)
    const other = await client.get(addressOf(w, w.waiterId)).bearerToken(w.locationManager.token)
    assert.containsSubset(other.body().result, { version: 0, catalogue: [] })
  })

  test('limit what the rules ask for', async ({ client, assert }) => {
    const w = await world()
    await client.put(addressOf(w)).bearerToken(w.admin.token).json(change())
    const rules = await client
      .get(`/api/demand/locations/${w.locationId}/rules`)
      .bearerToken(w.locationManager.token)
    const { positions } = rules.body().result as { positions: PositionStaffing[] }
    assert.deepEqual(
      [w.cookId, w.waiterId].map((id) => positions.find(({ positionId }) => positionId === id)?.mostPeople),
      [3, null]
    )
  })

  test('two people who change them at once lose nothing', async ({ client, assert }) => {
    const w = await world()
    const put = (body: object) => client.put(addressOf(w)).bearerToken(w.admin.token).json(body)
    const answers = await Promise.all([put(change()), put(change({ mostPeople: 5 }))])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.equal(refused.body().Code, 'core.stale_version')
    assert.equal(refused.body().Details.current.version, 1)
  })

  test('say which tag must be among those at work, until it is deleted', async ({ client, assert }) => {
    const w = await world()
    const tag = (await client.post(tags).json({ name: 'First aid' }).bearerToken(w.admin.token)).body().result
    const put = (body: object) => client.put(addressOf(w)).bearerToken(w.admin.token).json(body)
    const skillMix = { tagId: tag.id, least: 2 }
    const saved = await put(change({ skillMix }))
    assert.deepEqual(saved.body().result.skillMix, skillMix)
    const unknown = await put(change({ version: 1, skillMix: { tagId: newId(), least: 1 } }))
    assert.deepEqual([unknown.status(), unknown.body().Code], [404, 'core.not_found'])

    const { version } = tag
    await client.delete(`${tags}/${tag.id}`).json({ version }).bearerToken(w.admin.token)
    const after = (await client.get(addressOf(w)).bearerToken(w.admin.token)).body().result
    assert.deepEqual([after.skillMix, after.mostPeople], [null, 3])
    const again = await put(change({ version: 1, skillMix: null }))
    again.assertStatus(200)
  })

  test('that make no sense are refused, and nothing is stored', async ({ client, assert }) => {
    const w = await world()
    const put = (body: object) => client.put(addressOf(w)).bearerToken(w.admin.token).json(body)
    for (const [body, code] of [
      [change({ leastMinutes: 540 }), 'demand.staffing_lengths'],
      [change({ leastMinutes: 310 }), 'demand.staffing_steps'],
      [change({ catalogue: [{ ...lunch, start: '11:40' }] }), 'demand.staffing_steps'],
      [change({ catalogue: [{ ...lunch, minutes: 100 }] }), 'demand.staffing_steps'],
      [change({ skillMix: { tagId: newId(), least: 4 } }), 'demand.staffing_mix'],
      [change({ skillMix: { tagId: newId(), least: 0 } }), 'core.invalid_input'],
      [change({ skillMix: { tagId: 'first aid', least: 1 } }), 'core.invalid_input'],
      [change({ mostPeople: 0 }), 'core.invalid_input'],
      [change({ mostMinutes: 1_500 }), 'core.invalid_input'],
      [change({ catalogue: [{ ...lunch, weekdays: [] }] }), 'core.invalid_input'],
      [{ ...change(), startEveryMinutes: 20 }, 'core.invalid_input'],
    ] as const) {
      const refused = await put(body)
      assert.deepEqual([refused.status(), refused.body().Code], [400, code], JSON.stringify(body))
    }
    const read = await client.get(addressOf(w)).bearerToken(w.admin.token)
    assert.equal(read.body().result.version, 0)
  })

  test('are closed to other roles, locations and organisations', async ({ client }) => {
    const [w, stranger] = [await world(), await world()]
    for (const [address, token, status] of [
      [addressOf(w), w.manager.token, 403],
      [addressOf(w), stranger.admin.token, 404],
      [addressOf(w, stranger.cookId), w.admin.token, 404],
      [addressOf(w, newId()), w.admin.token, 404],
      [addressOf(w, w.cookId, w.farLocationId), w.locationManager.token, 403],
    ] as const)
      for (const ask of [client.get(address), client.put(address).json(change())])
        (await ask.bearerToken(token)).assertStatus(status)
  })
})
