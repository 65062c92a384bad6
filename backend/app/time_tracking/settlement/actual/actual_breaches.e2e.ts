import { test } from '@japa/runner'
import {
  planned,
  punched,
  recordsDesk,
  settled,
  storedRecords,
} from '#app/time_tracking/testing/records_desk'
import { settlement } from '#app/time_tracking/testing/settlement_desk'
import type { ActualBreach } from '#contracts/settlement'
import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { rows } from '#app/core/organisation_context'
import { acting, withSeverities, world, type World } from '#tests/world/world'

/** Nothing but these rules, which only alert, so that plans may go beyond them. */
const only = (w: World, rules: readonly RuleId[]) =>
  withSeverities(w, Object.fromEntries(ruleIds.map((id) => [id, rules.includes(id) ? 'alert' : 'off'])))
const shown = ({ ruleId, day, planned: inPlan }: ActualBreach) => `${ruleId} ${day} ${inPlan}`

test.group('Rules on registered work', () => {
  test('judge what was worked, and say whether it was planned so', async ({ client, assert }) => {
    const w = await world()
    await only(w, ['daily_rest'])
    await planned(w, w.employee, [
      {},
      { day: '2026-11-03' },
      { day: '2026-11-05', start: '14:00', end: '22:00' },
      { day: '2026-11-06', start: '06:00', end: '14:00' },
    ])
    // Until 22:30 instead of 16:00; late on Thursday as planned.
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 21:30'])
    await punched(w, w.employee, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await punched(w, w.employee, ['start 2026-11-05 13:00', 'end 2026-11-05 21:00'])
    await punched(w, w.employee, ['start 2026-11-06 05:00', 'end 2026-11-06 13:00'])
    await settled(w)
    const asked = { employeeId: w.employee.employeeId }
    const [person] = await settlement(client, w.manager, asked)
    assert.deepEqual(person!.breaches.map(shown), [
      'daily_rest 2026-11-02 false',
      'daily_rest 2026-11-06 true',
    ])
    const [first] = person!.breaches
    assert.match(first!.sentence, /9 h 30 min/)
    assert.match(first!.basis, /art\. 132/)
    const records = await storedRecords(w)
    assert.includeMembers(
      records.map(({ id }) => id),
      first!.recordIds
    )
    assert.deepEqual((await settlement(client, w.manager))[0]!.breaches, [])
    assert.deepEqual((await settlement(client, w.employee, asked))[0]!.breaches, [])
  })

  test('say times as the organisation writes them', async ({ client, assert }) => {
    const w = await world()
    await only(w, ['daily_rest'])
    await acting(w.admin, () => rows(`update organisations set time_format = 'h:mm a'`))
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 21:30'])
    await punched(w, w.employee, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await settled(w)
    const [person] = await settlement(client, w.manager, { employeeId: w.employee.employeeId })
    assert.match(person!.breaches[0]!.sentence, /Mon, Nov 2 at 8:00\u00a0AM/)
  })

  test('leave out what was rejected, and take hours that a manager has entered', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await only(w, ['daily_rest'])
    await planned(w, w.employee, [{}, { day: '2026-11-03' }])
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 21:30'])
    await punched(w, w.employee, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await settled(w)
    const asked = { employeeId: w.employee.employeeId }
    const breaches = async () => (await settlement(client, w.manager, asked))[0]!.breaches.map(shown)
    assert.lengthOf(await breaches(), 1)
    const desk = recordsDesk(client, w.manager)
    const [long] = await storedRecords(w)
    const hours = { version: long!.version, start: '08:00', end: '16:00', unpaidBreakMinutes: 0 }
    ;(await desk.edit(long!.id, hours)).assertStatus(204)
    assert.deepEqual(await breaches(), [])
    const again = { ...hours, version: long!.version + 1, end: '23:00' }
    ;(await desk.edit(long!.id, again)).assertStatus(204)
    assert.deepEqual(await breaches(), ['daily_rest 2026-11-02 false'])
    ;(await desk.reject(long!.id, long!.version + 2)).assertStatus(204)
    assert.deepEqual(await breaches(), [])
  })

  test('see no second shift in a few minutes at the door, but one in half an hour', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await only(w, ['shifts_per_day'])
    await planned(w, w.employee, [{}, { day: '2026-11-03' }, { day: '2026-11-04' }])
    await punched(w, w.employee, ['start 2026-11-02 07:01', 'end 2026-11-02 15:00'])
    await punched(w, w.employee, ['start 2026-11-03 06:55', 'end 2026-11-03 15:04'])
    await punched(w, w.employee, ['start 2026-11-04 06:30', 'end 2026-11-04 15:00'])
    await settled(w)
    const [person] = await settlement(client, w.manager, { employeeId: w.employee.employeeId })
    assert.deepEqual(person!.breaches.map(shown), ['shifts_per_day 2026-11-04 false'])
  })

  test('are silent about breaks of which nothing is known', async ({ client, assert }) => {
    const w = await world()
    await only(w, ['day_break'])
    const pause = { start: null, minutes: 15, paid: true }
    await planned(w, w.employee, [{ breaks: [pause] }, { day: '2026-11-04' }])
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 15:00'])
    // Without a plan, then with a registered break too short, then as planned without one.
    await punched(w, w.employee, ['start 2026-11-03 07:00', 'end 2026-11-03 15:00'])
    await punched(w, w.employee, ['start 2026-11-04 07:00', 'end 2026-11-04 15:00'])
    await punched(w, w.employee, [
      ...['start 2026-11-05 07:00', 'break_start 2026-11-05 10:00', 'break_end 2026-11-05 10:05'],
      'end 2026-11-05 15:00',
    ])
    await settled(w)
    const [person] = await settlement(client, w.manager, { employeeId: w.employee.employeeId })
    assert.deepEqual(person!.breaches.map(shown), ['day_break 2026-11-04 true', 'day_break 2026-11-05 false'])
  })
})
