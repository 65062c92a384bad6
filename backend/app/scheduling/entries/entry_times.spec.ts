import { test } from '@japa/runner'
import { timesOf } from '#app/scheduling/entries/entry_times'

const warsaw = 'Europe/Warsaw'
const shift = (day: string, start: string, end: string, more = {}) =>
  timesOf({ day, start, end, fullDay: false, breaks: [], ...more }, warsaw)

test.group('Times of an entry', () => {
  test('a night shift ends on the next day', ({ assert }) => {
    assert.containsSubset(shift('2026-11-02', '22:00', '06:00'), {
      startsAt: '2026-11-02T21:00:00.000Z',
      endsAt: '2026-11-03T05:00:00.000Z',
      workMinutes: 480,
    })
  })

  test('the night the clocks go forward has seven hours, the other one nine', ({ assert }) => {
    assert.equal(shift('2026-03-28', '22:00', '06:00').workMinutes, 420)
    assert.equal(shift('2026-10-24', '22:00', '06:00').workMinutes, 540)
  })

  test('unpaid breaks are no work, paid ones are', ({ assert }) => {
    const breaks = [
      { start: '12:00', minutes: 30, paid: false },
      { start: null, minutes: 15, paid: true },
    ]
    assert.equal(shift('2026-11-02', '08:00', '16:00', { breaks }).workMinutes, 450)
  })

  test('a whole day lasts from midnight to midnight', ({ assert }) => {
    const whole = shift('2026-10-25', '08:00', '16:00', { fullDay: true })
    assert.containsSubset(whole, { start: '00:00', end: '00:00', workMinutes: 1500 })
  })

  test('a break may end with the shift and not a minute later, also after midnight', ({ assert }) => {
    const pause = (start: string, minutes: number) => ({ breaks: [{ start, minutes, paid: true }] })
    assert.doesNotThrow(() => shift('2026-11-02', '22:00', '06:00', pause('05:30', 30)))
    assert.throws(() => shift('2026-11-02', '22:00', '06:00', pause('05:31', 30)), /break_outside_shift/)
    assert.throws(() => shift('2026-11-02', '22:00', '06:00', pause('21:59', 10)), /break_outside_shift/)
  })

  test('breaks together are not longer than the shift', ({ assert }) => {
    const breaks = Array.from({ length: 3 }, () => ({ start: null, minutes: 90, paid: true }))
    assert.doesNotThrow(() => shift('2026-11-02', '08:00', '12:30', { breaks }))
    assert.throws(() => shift('2026-11-02', '08:00', '12:29', { breaks }), /break_longer_than_shift/)
  })
})
