import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockedShift } from './clocked_shift.ts'

const shift = (start: string, end: string) => ({ start, end, breaks: [] })

test('minutes count from the midnight of the first day', () =>
  assert.deepEqual(clockedShift(shift('08:00', '16:00'), 1), {
    ...{ from: 1440 + 480, until: 1440 + 960, unpaidBreaks: [] },
  }))
test('an end not after the start is the next day', () => {
  assert.equal(clockedShift(shift('22:00', '06:00'), 1).until, 2 * 1440 + 360)
  assert.equal(clockedShift(shift('08:00', '08:00'), 1).until, 2 * 1440 + 480)
})
test('unpaid breaks lie where they are put, those without a time in the middle, after midnight in the next day', () => {
  const breaks = [
    { start: null, minutes: 60, paid: false },
    { start: '01:00', minutes: 30, paid: false },
    { start: '02:00', minutes: 15, paid: true },
  ]
  assert.deepEqual(clockedShift({ ...shift('22:00', '06:00'), breaks }, 0).unpaidBreaks, [
    { from: 1530, until: 1590 },
    { from: 1500, until: 1530 },
  ])
})
