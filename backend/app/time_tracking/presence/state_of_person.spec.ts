import { test } from '@japa/runner'
import { periodOf } from '@shiftloom/solver/time'
import { stateOfPerson } from '#app/time_tracking/presence/state_of_person'
import type { PunchAction } from '#contracts/time_tracking'

const [day, zone, locationId] = ['2026-11-02', 'Etc/UTC', 'l1']
const at = (clock: string) => Date.parse(`${day}T${clock}:00Z`)
const shift = (id: string, start: string, end: string) => ({
  ...{ id, day, zone, locationId, breaks: [], period: periodOf(day, start, end, zone) },
})
const punches = (text: string) =>
  (text ? text.split(', ') : []).map((one) => {
    const [kind, clock] = one.split(' ') as [PunchAction, string]
    return { id: one, kind, at: at(clock), locationId, zone, place: 'unchecked' as const }
  })
const shifts = [shift('a', '08:00', '12:00'), shift('b', '18:00', '22:00')]

test.group('What a person is at', () => {
  const cases: [what: string, text: string, now: string, expected: string | null][] = [
    ['expected before the shift', '', '07:00', 'expected -'],
    ['late once it has begun', '', '08:01', 'late -'],
    ['expected again after a missed one', '', '12:00', 'expected -'],
    ['working', 'start 07:55', '09:00', 'working 07:55'],
    ['on a break', 'start 07:55, break_start 10:00', '10:10', 'break 10:00'],
    ['expected for the second shift rather than gone', 'start 08:00, end 12:00', '13:00', 'expected -'],
    ['gone at last', 'start 08:00, end 12:00, start 18:00, end 22:00', '22:30', 'gone 22:00'],
  ]
  const shown = (text: string, now: string, more = {}) => {
    const found = stateOfPerson({ punches: punches(text), shifts, mustRegister: true, ...more }, at(now))
    return found && `${found.state} ${found.since ? new Date(found.since).toISOString().slice(11, 16) : '-'}`
  }
  for (const [what, text, now, expected] of cases)
    test(what, ({ assert }) => assert.equal(shown(text, now), expected))

  test('planned, not late, is who need not register', ({ assert }) =>
    assert.equal(shown('', '09:00', { mustRegister: false }), 'planned -'))

  test('nothing without work of the day, or after an end was forgotten', ({ assert }) => {
    assert.isNull(shown('', '22:30'))
    assert.isNull(shown('start 01:00', '18:00', { shifts: [] }))
  })
})
