import { test } from '@japa/runner'
import { periodOf } from '@shiftloom/solver/time'
import { dueAlerts } from '#app/time_tracking/alerts/due_alerts'
import { usualCompanyRules } from '#contracts/company_rules'
import type { PunchAction } from '#contracts/time_tracking'

const [day, zone, locationId] = ['2026-11-02', 'Etc/UTC', 'l1']
const at = (clock: string, on = day) => Date.parse(`${on}T${clock}:00Z`)
const shift = (id: string, start: string, end: string) => ({
  ...{ id, day, zone, locationId, breaks: [], period: periodOf(day, start, end, zone) },
})
const punches = (text: string) =>
  (text ? text.split(', ') : []).map((one) => {
    const [kind, clock] = one.split(' ') as [PunchAction, string]
    return { id: one, kind, at: at(clock), locationId, zone, place: 'unchecked' as const }
  })
const usual = usualCompanyRules.timeRegistration
const found = (
  text: string,
  now: string | number,
  { shifts = [shift('s', '08:00', '16:00')], mustRegister = true, delays = usual } = {}
) =>
  dueAlerts(
    { punches: punches(text), shifts, mustRegister },
    delays,
    typeof now === 'string' ? at(now) : now
  ).map(({ kind, clock }) => `${kind} ${clock}`)

test.group('Alerts that are due', () => {
  const cases: [what: string, text: string, now: string, expected: string[]][] = [
    ['nothing before the delay', '', '08:09', []],
    ['late after the delay', '', '08:10', ['late 08:00']],
    ['late until it is an absence', '', '08:59', ['late 08:00']],
    ['an absence after an hour', '', '09:00', ['absence 08:00']],
    ['nothing for a person who has come', 'start 08:09', '08:30', []],
    ['nothing any more for one who came late', 'start 08:40', '09:30', []],
    ['an absence still after the shift', '', '17:00', ['absence 08:00']],
    ['an early finish', 'start 08:00, end 15:50', '15:50', ['early_finish 15:50']],
    ['nothing for less', 'start 08:00, end 15:51', '15:51', []],
    ['nothing for a person who has come back', 'start 08:00, end 12:00, start 12:30', '13:00', []],
    ['a missing end after two hours', 'start 08:00', '18:00', ['missing_end 16:00']],
    ['none before', 'start 08:00', '17:59', []],
  ]
  for (const [what, text, now, expected] of cases)
    test(what, ({ assert }) => assert.deepEqual(found(text, now), expected))

  test('are for people who have to register, but for ends and places', ({ assert }) => {
    assert.isEmpty(found('', '10:00', { mustRegister: false }))
    assert.deepEqual(found('start 08:00', '18:00', { mustRegister: false }), ['missing_end 16:00'])
  })

  test('are not news half a day later', ({ assert }) => {
    assert.deepEqual(found('', '20:59'), ['absence 08:00'])
    assert.isEmpty(found('', '21:00'))
    assert.isEmpty(found('start 08:00', at('06:01', '2026-11-03')))
  })

  test('know that two shifts may be worked in one go', ({ assert }) => {
    const shifts = [shift('a', '08:00', '12:00'), shift('b', '12:00', '16:00')]
    assert.isEmpty(found('start 08:00', '13:00', { shifts }))
    assert.deepEqual(found('start 08:00, end 12:00', '13:00', { shifts }), ['absence 12:00'])
  })

  test('without a plan wait for the end that would be given up', ({ assert }) => {
    assert.isEmpty(found('start 08:00', '23:59', { shifts: [] }))
    assert.deepEqual(found('start 08:00', at('00:00', '2026-11-03'), { shifts: [] }), ['missing_end 08:00'])
  })

  test('can be turned off one by one', ({ assert }) => {
    const off = { ...usual, absenceAlertMinutes: null }
    assert.deepEqual(found('', '10:00', { delays: off }), ['late 08:00'])
    assert.isEmpty(found('', '10:00', { delays: { ...off, lateAlertMinutes: null } }))
    assert.isEmpty(found('start 08:00', '18:00', { delays: { ...usual, missingEndAlertMinutes: null } }))
    const early = { ...usual, earlyFinishAlertMinutes: null }
    assert.isEmpty(found('start 08:00, end 12:00', '12:00', { delays: early }))
  })
})
