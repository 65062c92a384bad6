import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { acceptance, planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import { scheduleEntryTypes } from '#contracts/enums'
import { recordStatuses as statuses, type TimeRecord } from '#contracts/time_records'
import { withoutRules, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

const asPlanned = ['start 2026-11-02 06:50', 'end 2026-11-02 15:04']
const recordsOf = async (client: ApiClient, who: Person, more: object = {}): Promise<TimeRecord[]> =>
  (await recordsDesk(client, who).list(more)).body().result.items
async function worldWith(acceptsByRule: boolean): Promise<World> {
  const w = await world()
  await withoutRules(w)
  await acceptance(w, acceptsByRule)
  return w
}

test.group('Time records to look at', () => {
  test('in approved time off wait for someone who looks at them', async ({ client, assert }) => {
    const w = await worldWith(true)
    await planned(w, w.employee)
    await planned(w, w.colleague)
    const away = { type: scheduleEntryTypes.partialHoliday, positionId: null, breaks: [] }
    await planned(w, w.employee, [{ ...away, start: '12:00', end: '16:00' }])
    for (const one of [w.employee, w.colleague]) await punched(w, one, asPlanned)
    await settled(w)
    const [own] = await recordsOf(client, w.employee)
    assert.containsSubset(own, {
      ...{ status: statuses.pending, withinTolerance: false, workMinutes: 480 },
      flags: [{ kind: 'absent', minutes: 240 }],
    })
    const [other] = await recordsOf(client, w.colleague)
    assert.containsSubset(other, { status: statuses.approved, flags: [] })
  })

  test('of other locations are neither seen nor decided', async ({ client, assert }) => {
    const w = await worldWith(false)
    await worksAlsoAt(w, w.colleague, w.farLocationId)
    await planned(w, w.colleague, [{ locationId: w.farLocationId }])
    await punched(w, w.employee, asPlanned)
    await punched({ ...w, locationId: w.farLocationId }, w.colleague, asPlanned)
    await settled(w)
    assert.lengthOf(await recordsOf(client, w.admin), 2)
    const seen = await recordsOf(client, w.manager)
    assert.deepEqual(
      seen.map(({ employee }) => employee.id),
      [w.employee.employeeId]
    )
    const [far] = await recordsOf(client, w.admin, { locationIds: [w.farLocationId] })
    const { id, version } = far!
    const desk = recordsDesk(client, w.manager)
    ;(await desk.accept(id, version)).assertStatus(404)
    const { result } = (await desk.acceptAll([{ id, version }])).body()
    assert.deepEqual(result, { accepted: 0, left: 1 })
    assert.equal((await desk.summary()).body().result.counts.pending, 1)
  })

  test('are no longer within the tolerance once a person has edited them', async ({ client, assert }) => {
    const w = await worldWith(false)
    await planned(w, w.employee)
    await punched(w, w.employee, asPlanned)
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const count = async (tab: string) => (await recordsOf(client, w.manager, { tab })).length
    assert.deepEqual([await count('within'), await count('review')], [1, 0])
    const [{ id, version } = { id: '', version: 0 }] = await recordsOf(client, w.manager)
    const hours = { start: '08:00', end: '15:00', unpaidBreakMinutes: 0, reason: 'Went to the bank' }
    ;(await desk.edit(id, { version, ...hours })).assertStatus(204)
    assert.deepEqual([await count('within'), await count('review')], [0, 1])
    const { result } = (await desk.acceptAll([{ id, version: version + 1 }])).body()
    assert.deepEqual(result, { accepted: 0, left: 1 })
  })
})
