import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import {
  planned,
  punched,
  recordsDesk,
  settled,
  storedRecords,
} from '#app/time_tracking/testing/records_desk'
import type { SettledPerson } from '#contracts/settlement'
import { world, type Person, type World } from '#tests/world/world'

const path = '/api/time-tracking/settlement'
const november = { from: '2026-11-01', until: '2026-12-01' }
const read = async (client: ApiClient, who: Person, more: object = {}): Promise<SettledPerson[]> => {
  const answer = await client
    .get(path)
    .qs({ ...november, ...more })
    .bearerToken(who.token)
  answer.assertStatus(200)
  return answer.body().result.items
}
const paid = (w: World, { employeeId }: Person, weekdayMinor: number) =>
  organisationContext.run(w.organisationId, () =>
    rows(
      `insert into employee_rates (id, organisation_id, employee_id, valid_from, kind, currency, weekday_minor)
       values (?, ?, ?, '2026-01-01', 'hourly', 'PLN', ?)`,
      [newId(), w.organisationId, employeeId, weekdayMinor]
    )
  )

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
    const [before] = await read(client, w.manager)
    assert.containsSubset(before, { workMinutes: 0, waitingRecords: 1, approvedRecords: 0, overtime: [] })
    await approve()
    const [person] = await read(client, w.manager, { employeeId: w.employee.employeeId })
    assert.containsSubset(person, {
      ...{ employee: { id: w.employee.employeeId }, workMinutes: 600, waitingRecords: 0, approvedRecords: 1 },
      overtime: [{ percent: 150, minutes: 120 }],
      cost: { minor: 32_000 + 12_000, currency: 'PLN' },
      days: [{ day: '2026-11-02', workMinutes: 600, nightMinutes: 0, dayOffMinutes: 0 }],
    })
    assert.deepEqual((await read(client, w.manager))[0]!.days, [])
  })

  test('shows people their own, without money', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, 4_000)
    await (await twoHoursMore(w, client)).approve()
    const own = await read(client, w.employee)
    assert.lengthOf(own, 1)
    assert.containsSubset(own[0], { workMinutes: 600, cost: null })
    assert.notInclude(JSON.stringify(own), '44000')
    assert.deepEqual(await read(client, w.colleague), [])
    assert.deepEqual(await read(client, (await world()).admin), [])
  })

  test('goes by page, and by the place of a record', async ({ client, assert }) => {
    const w = await world()
    await (await twoHoursMore(w, client)).approve()
    await punched(w, w.colleague, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await settled(w)
    assert.lengthOf(await read(client, w.admin), 2)
    assert.lengthOf(await read(client, w.admin, { pageSize: 1, page: 2 }), 1)
    assert.deepEqual(await read(client, w.admin, { locationIds: [w.farLocationId] }), [])
    const long = await client
      .get(path)
      .qs({ from: '2026-01-01', until: '2026-12-01' })
      .bearerToken(w.admin.token)
    assert.equal(long.body().Code, 'time_tracking.record_span')
  })
})
