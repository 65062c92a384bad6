import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import { planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import type { EntryDraft } from '#contracts/schedule'
import { recordStatuses as statuses, type TimeRecord } from '#contracts/time_records'
import { planner } from '#tests/world/planner'
import { withoutRules, world, type World } from '#tests/world/world'

const day = '2026-11-02'
const week = [day, '2026-11-09'] as const
const asPlanned = [`start ${day} 06:50`, `end ${day} 15:04`]

/** What is published marks its days once that is stored, a moment after the answer. */
async function settledAfter(w: World): Promise<void> {
  const marked = () =>
    organisationContext.run(w.organisationId, () => rows('select 1 from time_record_marks limit 1'))
  for (const end = Date.now() + 5_000; (await marked()).length === 0 && Date.now() < end;)
    await new Promise((wait) => setTimeout(wait, 20))
  await settled(w)
}

/** A shift worked as planned, of which the rule has approved the record. */
async function workedDay(client: ApiClient) {
  const w = await world()
  await withoutRules(w)
  await planned(w, w.employee)
  await punched(w, w.employee, asPlanned)
  await settled(w)
  const record = async (): Promise<TimeRecord> => {
    const found: TimeRecord[] = (await recordsDesk(client, w.locationManager).list()).body().result.items
    if (found.length !== 1) throw new Error(`${found.length} records`)
    return found[0]!
  }
  return { w, record, desk: planner(client, w, w.admin) }
}

test.group('Time off that comes after the punches', () => {
  const cases: Record<string, { entry: Partial<EntryDraft>; minutes: number }> = {
    'of the whole day': { entry: { type: 1, fullDay: true, start: '00:00', end: '00:00' }, minutes: 494 },
    'of an afternoon': { entry: { type: 4, start: '12:00', end: '16:00', breaks: [] }, minutes: 240 },
  }
  for (const [name, { entry, minutes }] of Object.entries(cases))
    test(`${name} flags the record once it is published, until that is taken back`, async ({
      client,
      assert,
    }) => {
      const { w, record, desk } = await workedDay(client)
      const byRule = await record()
      assert.containsSubset(byRule, { status: statuses.approved, autoApproved: true, flags: [] })
      const { employeeId } = w.employee
      await desk.create(desk.shift({ ...entry, employeeId, positionId: null }))
      await settled(w)
      assert.equal((await record()).version, byRule.version)

      ;(await desk.publish(...week)).assertStatus(200)
      await settledAfter(w)
      const flagged = await record()
      assert.containsSubset(flagged, {
        ...{ id: byRule.id, status: statuses.pending, autoApproved: false, withinTolerance: false },
        flags: [{ kind: 'absent', minutes }],
      })
      const bulk = await recordsDesk(client, w.locationManager).acceptAll([flagged])
      assert.deepEqual(bulk.body().result, { accepted: 0, left: 1 })

      ;(await desk.unpublishLast(...week)).assertStatus(200)
      await settledAfter(w)
      assert.containsSubset(await record(), {
        ...{ id: byRule.id, status: statuses.approved, autoApproved: true, flags: [] },
      })
    })

  test('by a request opens what a manager had approved, and goes with the request', async ({
    client,
    assert,
  }) => {
    const { w, record, desk } = await workedDay(client)
    const typeId = await madeType(w, { daysCount: 20 })
    const first = await record()
    const records = recordsDesk(client, w.locationManager)
    const hours = { start: '08:00', end: '15:00', unpaidBreakMinutes: 0, version: first.version }
    ;(await records.edit(first.id, hours)).assertStatus(204)
    ;(await records.accept(first.id, first.version + 1)).assertStatus(204)

    const monday = { firstDay: day, lastDay: day }
    const { id } = await requestDesk(client, w.employee).filed(typeId, monday)
    const approval = await requestDesk(client, w.admin).approve(id, 1)
    approval.assertStatus(200)
    assert.equal((await record()).status, statuses.approved)
    ;(await desk.publish(...week)).assertStatus(200)
    await settledAfter(w)
    // The shift made way for the time off: what was registered has no plan any more.
    assert.containsSubset(await record(), {
      ...{ status: statuses.pending, autoApproved: false, plannedMinutes: null, editReason: null },
      flags: [
        { kind: 'absent', minutes: 494 },
        { kind: 'no_plan', minutes: 0 },
      ],
    })
    ;(await requestDesk(client, w.admin).reject(id, 2)).assertStatus(200)
    ;(await desk.publish(...week)).assertStatus(200)
    await settledAfter(w)
    assert.containsSubset(await record(), {
      ...{ status: statuses.approved, autoApproved: true, plannedMinutes: 480, flags: [] },
    })
    const noted = await organisationContext.run(w.organisationId, () =>
      rows<{ action: string }>(`select action from audit_events where entity = 'time_record' order by at, id`)
    )
    // The approved record of the shift went with the shift.
    assert.deepEqual(
      noted.map(({ action }) => action.replace('time_tracking.', '')),
      ['edit_record', 'accept_record', 'drop_record']
    )
  })
})
