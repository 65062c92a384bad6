import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { markDays } from '#app/time_tracking/marks/marks'
import { settleMarked } from '#app/time_tracking/records/settle_marked'
import {
  acceptance,
  later,
  mustRegister,
  planned,
  punched,
  recordsDesk,
  settled,
  storedRecords,
  voided,
} from '#app/time_tracking/testing/records_desk'
import { recordStatuses as statuses, type TimeRecord } from '#contracts/time_records'
import { acting, withoutRules, world, type Person, type World } from '#tests/world/world'

const asPlanned = ['start 2026-11-02 06:50', 'end 2026-11-02 15:04']
const late = ['start 2026-11-02 07:06', 'end 2026-11-02 15:00']

async function place(): Promise<World> {
  const w = await world()
  await withoutRules(w)
  return w
}
const shown = async (client: ApiClient, who: Person, more: object = {}): Promise<TimeRecord[]> =>
  (await recordsDesk(client, who).list(more)).body().result.items
const actions = (w: World) =>
  acting(w.admin, () =>
    rows<{ action: string }>(`select action from audit_events where entity = 'time_record' order by at, id`)
  ).then((found) => found.map(({ action }) => action))

test.group('Time records', () => {
  test('as planned are approved by rule, which is shown to those who may know', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await planned(w, w.employee)
    await punched(w, w.employee, asPlanned)
    await settled(w)
    const [record, ...more] = await shown(client, w.locationManager)
    assert.isEmpty(more)
    assert.containsSubset(record, {
      ...{ day: '2026-11-02', status: statuses.approved, autoApproved: true, decidedBy: null, flags: [] },
      ...{ workMinutes: 480, plannedMinutes: 480, countedStartsAt: '2026-11-02T07:00:00Z' },
      ...{ realStartsAt: '2026-11-02T06:50:00Z', realEndsAt: '2026-11-02T15:04:00Z', positionId: w.cookId },
    })
    assert.deepEqual(
      record!.punches.map(({ kind }) => kind),
      ['start', 'end']
    )
    assert.isNull((await shown(client, w.manager))[0]!.autoApproved)
  })

  test('outside of the tolerance wait, and nothing can approve them by rule', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await punched(w, w.employee, late)
    await settled(w)
    const [record] = await shown(client, w.manager, { tab: 'review' })
    assert.containsSubset(record, {
      status: statuses.pending,
      flags: [{ kind: 'late', minutes: 6 }],
      workMinutes: 474,
    })
    const desk = recordsDesk(client, w.manager)
    const { accepted, left } = (await desk.acceptAll([record!])).body().result
    assert.deepEqual([accepted, left], [0, 1])
    await assert.rejects(
      () => acting(w.admin, () => rows(`update time_records set status = 1, auto_approved = true`)),
      /check constraint/
    )
    ;(await desk.accept(record!.id, record!.version)).assertStatus(204)
    const summary = (await desk.summary()).body().result
    assert.containsSubset(summary, { counts: { review: 0, approved: 1 }, approvedMinutes: 474 })
    const [decided] = await shown(client, w.manager)
    assert.containsSubset(decided, { autoApproved: null, decidedBy: { surname: 'Wiśniewska' } })
    assert.deepEqual(await actions(w), ['time_tracking.accept_record'])
  })

  test('stay as they are when nothing has changed, and wait again when something has', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await planned(w, w.employee)
    const [start] = await punched(w, w.employee, late)
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const [first] = await shown(client, w.manager)
    await desk.accept(first!.id, first!.version)
    const mark = () => markDays([{ employeeId: w.employee.employeeId, day: '2026-11-02' }])
    await organisationContext.run(w.organisationId, mark)
    await settled(w)
    const [same] = await shown(client, w.manager)
    assert.deepEqual([same!.version, same!.status], [first!.version + 1, statuses.approved])
    await voided(w, w.employee, start!)
    await settled(w)
    assert.isEmpty(await shown(client, w.manager))
    await punched(w, w.employee, ['start 2026-11-02 07:20'])
    await settled(w)
    const [again] = await shown(client, w.manager)
    assert.containsSubset(again, { status: statuses.pending, flags: [{ kind: 'late', minutes: 20 }] })
    assert.deepEqual(await actions(w), ['time_tracking.accept_record', 'time_tracking.drop_record'])
  })

  test('are made part by part, all of them', async ({ assert }) => {
    const w = await place()
    const people = [w.employee, w.colleague, w.manager]
    for (const one of people) {
      await planned(w, one)
      await punched(w, one, one === w.manager ? late : asPlanned)
    }
    const stored = async () => (await storedRecords(w)).map(({ workMinutes }) => workMinutes).sort()
    const inParts = () => organisationContext.run(w.organisationId, () => settleMarked(later, { share: 1 }))
    assert.equal(await inParts(), 3)
    assert.deepEqual(await stored(), [474, 480, 480])
    assert.equal(await inParts(), 0)
  })

  test('a changed punch reopens what was decided', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    const [, end] = await punched(w, w.employee, late)
    await settled(w)
    const [first] = await shown(client, w.manager)
    await recordsDesk(client, w.manager).accept(first!.id, first!.version)
    await voided(w, w.employee, end!)
    await settled(w)
    const [open] = await shown(client, w.manager)
    assert.containsSubset(open, {
      id: first!.id,
      status: statuses.pending,
      realEndsAt: null,
      decidedBy: null,
    })
    assert.deepEqual(
      open!.flags.map(({ kind }) => kind),
      ['late', 'missing_end']
    )
    assert.include(await actions(w), 'time_tracking.reopen_record')
  })

  test('a shift without a punch is one to edit before it is approved', async ({ client, assert }) => {
    const w = await place()
    await mustRegister(w)
    await planned(w, w.employee)
    await settled(w, Date.parse('2026-11-02T14:59:00Z'))
    assert.isEmpty(await shown(client, w.manager))
    await settled(w, Date.parse('2026-11-02T15:00:00Z'))
    const [record] = await shown(client, w.manager)
    assert.containsSubset(record, { flags: [{ kind: 'no_punches', minutes: 0 }], countedStartsAt: null })
    const desk = recordsDesk(client, w.manager)
    const { id, version } = record!
    const early = await desk.accept(id, version)
    assert.equal(early.body().Code, 'time_tracking.nothing_counted')
    const hours = { version, start: '08:00', end: '15:30', unpaidBreakMinutes: 30 }
    for (const [change, code] of [
      [{ unpaidBreakMinutes: 451 }, 'time_tracking.break_longer_than_work'],
      [{ version: version + 1 }, 'core.stale_version'],
      [{ reason: ' ' }, 'core.invalid_input'],
    ] as const)
      assert.equal((await desk.edit(id, { ...hours, ...change })).body().Code, code)
    ;(await desk.edit(id, hours)).assertStatus(204)
    const [edited] = await shown(client, w.manager, { tab: 'review' })
    assert.containsSubset(edited, {
      ...{ workMinutes: 420, editReason: 'Agreed with the person', realStartsAt: null, version: version + 1 },
    })
    ;(await desk.accept(id, version + 1)).assertStatus(204)
    assert.deepEqual(await actions(w), ['time_tracking.edit_record', 'time_tracking.accept_record'])
  })

  test('within the tolerance are approved together where the rule is off, unless changed since', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await acceptance(w, false)
    for (const who of [w.employee, w.colleague]) {
      await planned(w, who)
      await punched(w, who, asPlanned)
    }
    await settled(w)
    const desk = recordsDesk(client, w.locationManager)
    const found = await shown(client, w.locationManager, { tab: 'within' })
    assert.lengthOf(found, 2)
    const [one, other] = found
    const answers = await Promise.all([
      desk.acceptAll([one!, { id: other!.id, version: 7 }]),
      desk.acceptAll([one!]),
    ])
    assert.sameDeepMembers(
      answers.map((answer) => answer.body().result.accepted),
      [1, 0]
    )
    const { counts } = (await desk.summary()).body().result
    assert.deepEqual(counts, { review: 0, within: 1, pending: 1, approved: 1, rejected: 0 })
    // What was decided stays so, also for a user who has read the decision.
    const { id, version } = found.find((record) => record.id !== one!.id)!
    ;(await desk.reject(id, version)).assertStatus(204)
    const again = await desk.acceptAll([{ id, version: version + 1 }])
    assert.deepEqual(again.body().result, { accepted: 0, left: 1 })
  })

  test('are rejected for a reason', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, late)
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const [record] = await shown(client, w.manager)
    assert.equal((await desk.reject(record!.id, 1, '')).body().Code, 'core.invalid_input')
    const both = await Promise.all([desk.reject(record!.id, 1), desk.accept(record!.id, 1)])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [204, 409]
    )
  })

  test('of work that goes on cannot be decided', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await punched(w, w.employee, ['start 2026-11-02 07:00'])
    await settled(w, Date.parse('2026-11-02T12:00:00Z'))
    const [record] = await shown(client, w.manager, { tab: 'pending' })
    assert.containsSubset(record, { isOpen: true, flags: [], countedStartsAt: null })
    const refused = await recordsDesk(client, w.manager).accept(record!.id, record!.version)
    assert.equal(refused.body().Code, 'time_tracking.record_open')
    await settled(w)
    assert.containsSubset(await shown(client, w.manager, { tab: 'review' }), [
      { id: record!.id, isOpen: false, flags: [{ kind: 'missing_end', minutes: 0 }], workMinutes: 480 },
    ])
  })

  test('are seen by their person and by those who answer for the location', async ({ client, assert }) => {
    const w = await place()
    const stranger = await world()
    await punched(w, w.employee, late)
    await punched(w, w.colleague, late)
    await settled(w)
    const own = await shown(client, w.employee)
    assert.deepEqual(
      own.map(({ employee }) => employee.id),
      [w.employee.employeeId]
    )
    assert.lengthOf(await shown(client, w.manager), 2)
    assert.isEmpty(await shown(client, stranger.admin))
    const { id, version } = own[0]!
    ;(await recordsDesk(client, stranger.admin).accept(id, version)).assertStatus(404)
    ;(await recordsDesk(client, w.employee).accept(id, version)).assertStatus(403)
    assert.isEmpty(await shown(client, w.admin, { locationIds: [w.farLocationId] }))
    const span = await recordsDesk(client, w.admin).list({ from: '2026-01-01' })
    assert.equal(span.body().Code, 'time_tracking.record_span')
  })

  test('a process that dies leaves the marks for the next one', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, late)
    const dying = organisationContext.run(w.organisationId, async () => {
      await settleMarked(later)
      throw new Error('killed')
    })
    await assert.rejects(() => dying, /killed/)
    assert.isEmpty(await shown(client, w.manager))
    assert.equal(await settled(w), 1)
    assert.lengthOf(await shown(client, w.manager), 1)
  })
})
