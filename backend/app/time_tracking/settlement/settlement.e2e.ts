import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { organisationContext, rows } from '#app/core/organisation_context'
import {
  planned,
  punched,
  recordsDesk,
  settled,
  storedRecords,
} from '#app/time_tracking/testing/records_desk'
import { approved, paid, settlement, settlementPath } from '#app/time_tracking/testing/settlement_desk'
import { place } from '#tests/world/placed_shifts'
import { world, type World } from '#tests/world/world'

/** O1 of the reference: planned from 8 to 16 in Warsaw, at work until 18. */
async function twoHoursMore(w: World, client: ApiClient) {
  await planned(w, w.employee)
  await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 17:00'])
  await settled(w)
  const [record] = await storedRecords(w)
  const desk = recordsDesk(client, w.manager)
  const hours = { version: record!.version, start: '08:00', end: '18:00', unpaidBreakMinutes: 0 }
  ;(await desk.edit(record!.id, hours)).assertStatus(204)
  const approve = async () => {
    const [now] = await storedRecords(w)
    ;(await desk.accept(now!.id, now!.version)).assertStatus(204)
  }
  return { approve }
}

test.group('Settlement', () => {
  test('counts what is approved, with its overtime and cost, and says what waits', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await paid(w, w.employee, 4_000)
    const { approve } = await twoHoursMore(w, client)
    const [before] = await settlement(client, w.manager)
    assert.containsSubset(before, { workMinutes: 0, waitingRecords: 1, approvedRecords: 0, overtime: [] })
    await approve()
    const [person] = await settlement(client, w.manager, { employeeId: w.employee.employeeId })
    assert.containsSubset(person, {
      ...{ employee: { id: w.employee.employeeId }, workMinutes: 600, waitingRecords: 0, approvedRecords: 1 },
      overtime: [{ percent: 150, minutes: 120 }],
      cost: { minor: 32_000 + 12_000, currency: 'PLN' },
      days: [{ day: '2026-11-02', workMinutes: 600, nightMinutes: 0, dayOffMinutes: 0 }],
    })
    assert.deepEqual((await settlement(client, w.manager))[0]!.days, [])
  })

  test('shows people their own, without money', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, 4_000)
    await (await twoHoursMore(w, client)).approve()
    const own = await settlement(client, w.employee)
    assert.lengthOf(own, 1)
    assert.containsSubset(own[0], { workMinutes: 600, cost: null })
    assert.notInclude(JSON.stringify(own), '44000')
    assert.deepEqual(await settlement(client, w.colleague), [])
    assert.deepEqual(await settlement(client, (await world()).admin), [])
  })

  test('goes by page, and by the place of a record', async ({ client, assert }) => {
    const w = await world()
    await (await twoHoursMore(w, client)).approve()
    await punched(w, w.colleague, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await settled(w)
    assert.lengthOf(await settlement(client, w.admin), 2)
    assert.lengthOf(await settlement(client, w.admin, { pageSize: 1, page: 2 }), 1)
    assert.deepEqual(await settlement(client, w.admin, { locationIds: [w.farLocationId] }), [])
    const long = await client
      .get(settlementPath)
      .qs({ from: '2026-01-01', until: '2026-12-01' })
      .bearerToken(w.admin.token)
    assert.equal(long.body().Code, 'time_tracking.record_span')
  })

  test('takes absences off what is owed, and counts known overtime of the year', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { employeeId } = w.employee
    const leave = { type: 1 as const, fullDay: true, start: '00:00', end: '00:00', positionId: null }
    await place(w, [{ ...leave, employeeId, day: '2026-10-02' }])
    await approved(w, w.employee, ['2026-10-05 08:00-18:00 plan 08:00-16:00'])
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set overtime_worked = ? where id = ?', [
        JSON.stringify({ until: '2026-09-30', minutes: 8_900 }),
        employeeId,
      ])
    )
    const october = { from: '2026-10-01', until: '2026-11-01', employeeId }
    const [person] = await settlement(client, w.manager, october)
    assert.containsSubset(person!.periods[0], {
      ...{ ended: true, normMinutes: 168 * 60, absentMinutes: 480, averaged: { minutes: 0 } },
      // Ten hours over thirty days.
      averageWeek: { minutes: 140, limitMinutes: 48 * 60 },
    })
    assert.deepEqual(person!.counters, [
      { kind: 'year', period: '2026', minutes: 8_900 + 120, limitMinutes: 150 * 60 },
    ])
    const own = await settlement(client, w.employee, october)
    assert.deepEqual(own[0]!.periods, person!.periods)
  })

  test('says whose work has no rate, to those who see cost', async ({ client, assert }) => {
    const w = await world()
    await approved(w, w.employee, ['2026-11-03 08:00-16:00', '2026-11-12 08:00-16:00'])
    const found = async (who = w.admin) => {
      const [person] = await settlement(client, who)
      return [person!.unpriced, person!.cost?.minor ?? null]
    }
    assert.deepEqual(await found(), ['all', null])
    assert.deepEqual(await found(w.employee), [null, null])
    await paid(w, w.employee, 4_000, { validFrom: '2026-11-10' })
    assert.deepEqual(await found(), ['some', 8 * 4_000])
    await paid(w, w.employee, 3_000)
    assert.deepEqual(await found(), ['none', 8 * 7_000])
  })
})
