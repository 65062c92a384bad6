import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { settleMonth } from '#app/time_tracking/settlement/months/settle_month'
import { approved, paid, settlement } from '#app/time_tracking/testing/settlement_desk'
import type { SettlementTotals } from '#contracts/settlement'
import { world, type Person, type World } from '#tests/world/world'

const totals = async (client: ApiClient, who: Person, more: object = {}): Promise<SettlementTotals> => {
  const answer = await client
    .get('/api/time-tracking/settlement-totals')
    .qs({ month: '2026-11', ...more })
    .bearerToken(who.token)
  answer.assertStatus(200)
  return answer.body().result
}

/** One person works at both places on a day, twelve hours in all; another only here. */
async function twoPlaces(): Promise<World> {
  const w = await world()
  const far = { ...w, locationId: w.farLocationId }
  await approved(w, w.employee, ['2026-11-03 08:00-14:00 plan 08:00-14:00'])
  await approved(far, w.employee, ['2026-11-03 14:30-20:30'])
  await approved(w, w.colleague, ['2026-11-04 08:00-16:00 plan 08:00-16:00'])
  await paid(w, w.employee, 4_000)
  await paid(w, w.colleague, 3_000)
  return w
}

test.group('Totals of settlement', () => {
  test('are by location, with overtime and its cost where it was worked', async ({ client, assert }) => {
    const w = await twoPlaces()
    const { places, people, missing, outdated } = await totals(client, w.admin)
    assert.deepEqual([people, missing, outdated], [2, 0, 0])
    const of = (id: string | null) => places.find(({ locationId }) => locationId === id)
    assert.containsSubset(of(w.locationId), {
      ...{ people: 2, workMinutes: 360 + 480, overtime: [] },
      cost: { minor: 6 * 4_000 + 8 * 3_000, currency: 'PLN' },
    })
    // Four hours beyond eight, half as much again.
    assert.containsSubset(of(w.farLocationId), {
      ...{ people: 1, workMinutes: 360, overtime: [{ percent: 150, minutes: 240 }] },
      cost: { minor: 6 * 4_000 + 4 * 2_000, currency: 'PLN' },
    })
    const persons = await settlement(client, w.admin)
    const cost = persons.reduce((sum, person) => sum + (person.cost?.minor ?? 0), 0)
    assert.equal(
      places.reduce((sum, place) => sum + (place.cost?.minor ?? 0), 0),
      cost
    )
  })

  test('name no location out of reach, and send no cost to a role that sees none', async ({
    client,
    assert,
  }) => {
    const w = await twoPlaces()
    const ofManager = await totals(client, w.manager)
    assert.sameMembers(
      ofManager.places.map(({ locationId }) => locationId),
      [w.locationId, null]
    )
    assert.notInclude(JSON.stringify(ofManager), w.farLocationId)
    assert.notInclude(JSON.stringify(await settlement(client, w.manager)), w.farLocationId)
    const [own] = await settlement(client, w.employee)
    assert.sameMembers(
      own!.places.map(({ locationId, costMinor }) => [locationId, costMinor].join()),
      [`${w.locationId},`, `${w.farLocationId},`]
    )
    const asEmployee = await client
      .get('/api/time-tracking/settlement-totals')
      .qs({ month: '2026-11' })
      .bearerToken(w.employee.token)
    asEmployee.assertStatus(403)
  })

  test('are by day, with the cost of each for those who see it', async ({ client, assert }) => {
    const w = await twoPlaces()
    const { days } = await totals(client, w.admin)
    assert.deepEqual(
      days.map(({ day, people, workMinutes, overtime, cost }) => [day, people, workMinutes, overtime, cost]),
      [
        ['2026-11-03', 1, 720, [{ percent: 150, minutes: 240 }], { minor: 56_000, currency: 'PLN' }],
        ['2026-11-04', 1, 480, [], { minor: 24_000, currency: 'PLN' }],
      ]
    )
    const [own] = await settlement(client, w.admin, { employeeId: w.employee.employeeId })
    assert.deepEqual(
      own!.days.map(({ day, costMinor }) => [day, costMinor]),
      [['2026-11-03', 56_000]]
    )
    const ofManager = await totals(client, w.locationManager)
    assert.isTrue(ofManager.days.every(({ cost }) => cost !== null))
    const [ofEmployee] = await settlement(client, w.employee, { employeeId: w.employee.employeeId })
    assert.deepEqual(
      ofEmployee!.days.map(({ costMinor }) => costMinor),
      [null]
    )
  })

  test('share the cost of days by what their overtime is paid', async ({ client, assert }) => {
    const w = await world()
    // Two hours after the plan, and two at night: 50 and 100 %.
    await approved(w, w.employee, [
      '2026-11-03 08:00-18:00 plan 08:00-16:00',
      '2026-11-05 14:00-00:00 plan 14:00-22:00',
    ])
    await paid(w, w.employee, 4_000)
    const { days } = await totals(client, w.admin)
    const [first, second] = days.map(({ cost }) => cost!.minor)
    assert.equal(first, 10 * 4_000 + 4_000)
    assert.isAbove(second!, 10 * 4_000 + 2 * 4_000)
    const [person] = await settlement(client, w.admin)
    assert.equal(first! + second!, person!.cost!.minor)
    assert.isEmpty(person!.days)
  })

  test('are by settlement period, and of one location when asked', async ({ client, assert }) => {
    const w = await twoPlaces()
    const { periods } = await totals(client, w.admin)
    assert.lengthOf(periods, 1)
    assert.containsSubset(periods[0], {
      ...{ from: '2026-11-01', until: '2026-12-01', people: 2, workMinutes: 720 + 480, aboveLimit: 0 },
      normMinutes: 2 * 160 * 60,
    })
    const far = await totals(client, w.admin, { locationIds: [w.farLocationId] })
    assert.equal(far.people, 1)
    assert.deepEqual(far.places.map(({ locationId }) => locationId).sort(), [w.farLocationId, null].sort())
  })

  test('answer from what is stored, and say what is out of date', async ({ client, assert }) => {
    const w = await twoPlaces()
    await settleMonth(w.organisationId, '2026-11-01')
    await approved(w, w.colleague, ['2026-11-05 08:00-16:00 plan 08:00-16:00'])
    const before = await totals(client, w.admin)
    assert.deepEqual([before.outdated, before.run?.state, before.periods[0]!.workMinutes], [1, 'done', 1_200])
    await settleMonth(w.organisationId, '2026-11-01')
    const after = await totals(client, w.admin)
    assert.deepEqual([after.outdated, after.periods[0]!.workMinutes], [0, 1_680])
  })
})
