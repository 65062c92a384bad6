import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { acceptance, planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import { scheduleEntryTypes } from '#contracts/enums'
import { recordStatuses as statuses, type TimeRecord } from '#contracts/time_records'
import { acting, withoutRules, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

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

  test('are those of the asked person, on the asked days without the last', async ({ client, assert }) => {
    const w = await worldWith(false)
    for (const who of [w.employee, w.colleague]) await punched(w, who, asPlanned)
    await settled(w)
    const { employeeId } = w.colleague
    const days = { from: '2026-11-02', until: '2026-11-03' }
    const found = async (asked: object) => {
      const { result } = (await recordsDesk(client, w.manager).summary(asked)).body()
      const people = (await recordsOf(client, w.manager, asked)).map(({ employee }) => employee.id)
      assert.equal(result.counts.pending, people.length)
      return people
    }
    assert.lengthOf(await found(days), 2)
    assert.deepEqual(await found({ ...days, employeeId }), [employeeId])
    assert.isEmpty(await found({ from: '2026-11-01', until: '2026-11-02' }))
    assert.isEmpty(await found({ from: '2026-11-03', until: '2026-11-04' }))
  })

  test('say what is odd about them, and belong to their shift where there is one', async ({
    client,
    assert,
  }) => {
    const w = await worldWith(true)
    await punched(w, w.employee, asPlanned)
    await worksAlsoAt(w, w.colleague, w.farLocationId)
    const [there] = await planned(w, w.colleague, [
      { locationId: w.farLocationId, start: '14:00', end: '22:00' },
    ])
    await punched(w, w.colleague, asPlanned)
    const [endless] = await planned(w, w.advisor)
    await punched(w, w.advisor, ['start 2026-11-02 07:00'])
    await settled(w)
    const found = await recordsOf(client, w.admin)
    const flagsOf = ({ employeeId }: Person) =>
      found.find(({ employee }) => employee.id === employeeId)!.flags.map(({ kind }) => kind)
    assert.deepEqual(flagsOf(w.employee), ['no_plan'])
    assert.deepEqual(flagsOf(w.colleague), ['other_location'])
    assert.deepEqual(flagsOf(w.advisor), ['missing_end'])
    assert.isTrue(
      found.every(({ status, withinTolerance }) => status === statuses.pending && !withinTolerance)
    )
    const stored = await acting(w.admin, () =>
      rows<{ employee: string; entry: string | null }>(
        'select employee_id as employee, entry_id as entry from time_records'
      )
    )
    assert.sameDeepMembers(stored, [
      { employee: w.employee.employeeId, entry: null },
      { employee: w.colleague.employeeId, entry: there!.id },
      { employee: w.advisor.employeeId, entry: endless!.id },
    ])
  })
})
