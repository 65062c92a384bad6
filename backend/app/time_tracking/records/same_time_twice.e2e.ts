import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import { recordStatuses as statuses, type TimeRecord } from '#contracts/time_records'
import { withoutRules, world, type World } from '#tests/world/world'

const [morning, afternoon] = [
  ['start 2026-11-02 07:00', 'end 2026-11-02 11:00'],
  ['start 2026-11-02 12:00', 'end 2026-11-02 16:00'],
]
const overlaps = 'time_tracking.record_overlaps'

async function place(): Promise<World> {
  const w = await world()
  await withoutRules(w)
  return w
}
const shown = async (client: ApiClient, w: World): Promise<TimeRecord[]> =>
  (await recordsDesk(client, w.manager).list())
    .body()
    .result.items.toSorted((a: TimeRecord, b: TimeRecord) => (a.realStartsAt! < b.realStartsAt! ? -1 : 1))

test.group('The same time of a person', () => {
  test('is not entered for a second record, unless the first is rejected', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, [...morning, ...afternoon])
    await punched(w, w.colleague, ['start 2026-11-02 07:00', 'end 2026-11-02 16:00'])
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const [first, second] = (await shown(client, w)).filter(
      ({ employee }) => employee.id === w.employee.employeeId
    )
    const hours = { version: first!.version, start: '08:00', unpaidBreakMinutes: 0 }
    const refused = await desk.edit(first!.id, { ...hours, end: '13:01' })
    refused.assertStatus(400)
    assert.equal(refused.body().Code, overlaps)
    assert.include(refused.body().ErrorMessage, 'already counted')
    // One ends where the other begins.
    ;(await desk.edit(first!.id, { ...hours, end: '13:00' })).assertStatus(204)
    ;(await desk.reject(second!.id, second!.version)).assertStatus(204)
    ;(await desk.edit(first!.id, { ...hours, version: first!.version + 1, end: '17:00' })).assertStatus(204)
    ;(await desk.accept(first!.id, first!.version + 2)).assertStatus(204)
    // What was rejected for it does not come back beside it.
    const again = await desk.accept(second!.id, second!.version + 1)
    assert.equal(again.body().Code, overlaps)
  })

  test('is entered by one of two managers who enter it at once', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, [...morning, ...afternoon])
    await settled(w)
    const [first, second] = await shown(client, w)
    const answers = await Promise.all([
      recordsDesk(client, w.manager).edit(first!.id, {
        ...{ version: first!.version, start: '08:00', end: '12:45', unpaidBreakMinutes: 0 },
      }),
      recordsDesk(client, w.locationManager).edit(second!.id, {
        ...{ version: second!.version, start: '12:15', end: '17:00', unpaidBreakMinutes: 0 },
      }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [204, 400]
    )
  })

  test('that a manager has entered is not approved again, by rule or together', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await planned(w, w.employee, [
      { start: '08:00', end: '12:00' },
      { start: '13:00', end: '17:00' },
    ])
    await punched(w, w.employee, ['start 2026-11-02 07:20', 'end 2026-11-02 11:00'])
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const [first] = await shown(client, w)
    await desk.edit(first!.id, {
      ...{ version: first!.version, start: '08:00', end: '17:00', unpaidBreakMinutes: 0 },
    })
    await punched(w, w.employee, afternoon)
    await settled(w)
    const [edited, late] = await shown(client, w)
    assert.containsSubset(late, {
      ...{ status: statuses.pending, withinTolerance: true, flags: [], autoApproved: null },
    })
    const bulk = await desk.acceptAll([late!])
    assert.deepEqual(bulk.body().result, { accepted: 0, left: 1 })
    ;(await desk.accept(edited!.id, edited!.version)).assertStatus(204)
    assert.equal((await desk.accept(late!.id, late!.version)).body().Code, overlaps)
    ;(await desk.reject(late!.id, late!.version)).assertStatus(204)
  })
})
