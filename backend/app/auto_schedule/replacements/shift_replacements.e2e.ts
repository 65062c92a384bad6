import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { crowd } from '#app/auto_schedule/testing/crowd'
import { pay } from '#app/auto_schedule/testing/pay'
import { place } from '#tests/world/placed_shifts'
import { only } from '#tests/world/rule_cases'
import type { ScheduleEntry } from '#contracts/schedule'
import type { ShiftReplacement } from '#contracts/auto_schedule'
import { planner } from '#tests/world/planner'
import { withSeverities, world, type Person, type World } from '#tests/world/world'

const asks = (client: ApiClient, who: Person, id: string) =>
  client.get(`/api/scheduling/entries/${id}/replacements`).bearerToken(who.token)
const ranked = async (client: ApiClient, who: Person, id: string): Promise<ShiftReplacement[]> => {
  const answer = await asks(client, who, id)
  if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
  return answer.body().result
}
const give = (client: ApiClient, w: World, { id, version }: ScheduleEntry, employeeId: string) =>
  planner(client, w, w.manager).send([{ kind: 'update', id, version, changes: { employeeId } }], 'edit')

test.group('GET scheduling/entries/:id/replacements', () => {
  test('everyone who works there as that, but not the person who has it; who can at once first', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [shift, overlapping] = await place(w, [
      { employeeId: w.employee.employeeId },
      { employeeId: w.colleague.employeeId, start: '10:00', end: '18:00' },
      { employeeId: w.advisor.employeeId, day: '2026-11-01', start: '16:00', end: '23:00' },
    ])
    await organisationContext.run(w.organisationId, () =>
      rows('delete from employee_positions where employee_id = ?', [w.admin.employeeId])
    )
    const found = await ranked(client, w.manager, shift!.id)
    assert.sameMembers(
      found.map(({ employeeId }) => employeeId),
      [w.colleague, w.manager, w.locationManager, w.advisor].map(({ employeeId }) => employeeId)
    )
    assert.deepEqual(
      found.map(({ blocker }) => blocker?.code ?? null),
      [null, null, 'daily_rest', 'overlap']
    )
    const [first, , tired] = found
    assert.containsSubset(first, {
      plannedMinutes: 480,
      nights: 0,
      weekends: 0,
      preferred: false,
      alerts: [],
    })
    assert.isAbove(first!.normMinutes, 9_000)
    assert.isNotEmpty(first!.reasons)
    assert.deepEqual(tired!.blocker!.details, {
      rule: 'daily_rest',
      actual: 540,
      limit: 660,
      unit: 'minute',
      windowStart: tired!.blocker!.details.windowStart,
      windowEnd: tired!.blocker!.details.windowEnd,
    })
    assert.isTrue(found.every((one) => !('costMinor' in one)))
    assert.notMatch(JSON.stringify(found), /Ada|Kowalska|Wiśniewska/)
    assert.isString(overlapping!.id)
  })

  test('people listed as free can be given it; the others are refused by that rule', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withSeverities(w, { daily_rest: 'block', weekly_hours: 'block', employment: 'block' })
    const { employeeId } = w.locationManager
    const [open] = await place(w, [
      {},
      { employeeId: w.employee.employeeId, start: '06:00', end: '09:00' },
      { employeeId: w.colleague.employeeId, day: '2026-11-01', start: '15:00', end: '23:00' },
      { employeeId: w.manager.employeeId, day: '2026-11-03', start: '02:00', end: '08:00' },
      { employeeId: w.advisor.employeeId, type: 1, fullDay: true, positionId: null },
      { employeeId, type: 8, positionId: null, availability: 'unavailable' },
    ])
    const found = await ranked(client, w.manager, open!.id)
    assert.sameMembers(
      found.map(({ blocker }) => blocker?.code),
      [undefined, 'overlap', 'daily_rest', 'daily_rest', 'absence', 'availability']
    )
    for (const { blocker, employeeId: candidate } of found.toReversed()) {
      const saved = await give(client, w, open!, candidate)
      if (!blocker) saved.assertStatus(200)
      else {
        saved.assertStatus(400)
        const { Code, Details } = saved.body()
        assert.equal(Code, `labour_code.${blocker.code}`)
        const { actual, limit, unit, windowStart, windowEnd } = Details
        assert.deepEqual(blocker.details, { rule: blocker.code, actual, limit, unit, windowStart, windowEnd })
      }
    }
    const { entries } = await planner(client, w, w.manager).range('2026-11-02', '2026-11-03')
    assert.equal(entries.find(({ id }) => id === open!.id)!.employeeId, w.admin.employeeId)
  })

  test('what only alerts is listed as well; it keeps no one from the shift', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, only('daily_rest', 'alert'))
    const { employeeId } = w.colleague
    const [open] = await place(w, [{}, { employeeId, day: '2026-11-01', start: '15:00', end: '23:00' }])
    const found = await ranked(client, w.manager, open!.id)
    const tired = found.find((one) => one.employeeId === employeeId)!
    assert.isNull(tired.blocker)
    assert.containsSubset(tired.alerts, [
      { code: 'daily_rest', details: { actual: 540, limit: 660, unit: 'minute' } },
    ])
    const { verdicts } = (await give(client, w, open!, employeeId)).body().result
    assert.containsSubset(verdicts, [{ ruleId: 'daily_rest', actual: 540 }])
  })

  test('the extra cost is shown to those who may see cost, and to no one else', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await pay(w)
    const [shift] = await place(w, [{ employeeId: w.employee.employeeId }])
    const seen = await ranked(client, w.locationManager, shift!.id)
    // Eight hours at 50.00 instead of 30.00.
    assert.isTrue(seen.every(({ costMinor }) => costMinor === 16_000))
    assert.notMatch(JSON.stringify(await ranked(client, w.manager, shift!.id)), /cost|16000/)
  })

  test('of people who fit alike, a higher level at the position comes first', async ({ client, assert }) => {
    const w = await world()
    const levels = { [w.advisor.employeeId]: 5, [w.colleague.employeeId]: 3 }
    const [shift] = await place(w, [{ employeeId: w.employee.employeeId }])
    await organisationContext.run(w.organisationId, async () => {
      for (const [id, level] of Object.entries(levels))
        await rows('update employees set position_rules = ?::jsonb where id = ?', [
          JSON.stringify({
            [w.cookId]: { level, maxMinutesPerWeek: null },
            [w.waiterId]: { level: 1, maxMinutesPerWeek: null },
          }),
          id,
        ])
    })
    const found = await ranked(client, w.manager, shift!.id)
    assert.deepEqual(
      found.map(({ employeeId }) => levels[employeeId] ?? 1),
      [5, 3, 1, 1, 1]
    )
  })

  test('planners of the location only; what is no shift of the schedule does not exist', async ({
    client,
  }) => {
    const [w, stranger] = [await world(), await world()]
    const [shift, leave, far] = await place(w, [
      {},
      { type: 1, employeeId: w.employee.employeeId, fullDay: true, positionId: null },
      { locationId: w.farLocationId },
    ])
    for (const who of [w.manager, w.locationManager, w.advisor, w.admin])
      (await asks(client, who, shift!.id)).assertStatus(200)
    ;(await asks(client, w.employee, shift!.id)).assertStatus(403)
    ;(await asks(client, w.manager, far!.id)).assertStatus(403)
    for (const id of [leave!.id, newId()]) (await asks(client, w.manager, id)).assertStatus(404)
    for (const who of [stranger.manager, stranger.admin])
      (await asks(client, who, shift!.id)).assertStatus(404)
  })

  test('two hundred people are ranked at once, the free ones before all others', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await crowd(w, 200)
    const [open] = await place(w, [{ day: '2026-11-11' }])
    const found = await ranked(client, w.admin, open!.id)
    assert.lengthOf(found, 206)
    const free = found.filter(({ blocker }) => blocker === null)
    assert.deepEqual(found.slice(0, free.length), free)
  }).timeout(60_000)
})
