import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const hours = (texts: string[], changes = {}) =>
  actuals('daily_hours', texts, changes).map((minutes) => minutes / 60)

test('W2a an unpaid break does not count', () => assert.deepEqual(hours(['mon 8-18 -30']), [9.5]))
test('exactly the limit is fine', () => assert.deepEqual(hours(['mon 6-14']), []))
test('one minute past the limit is reported', () =>
  assert.deepEqual(actuals('daily_hours', ['mon 6-14:01']), [481]))
test('W2b twelve hours of an equivalent system', () => {
  assert.deepEqual(hours(['mon 7-19'], { workSystem: 'EQUIV12' }), [])
  assert.deepEqual(hours(['mon 7-19:30'], { workSystem: 'EQUIV12' }), [12.5])
})
test('W2c the autumn night has nine hours, the spring one seven', () => {
  assert.deepEqual(hours(['2026-10-24 22-6']), [9])
  assert.deepEqual(hours(['2026-03-28 22-6']), [])
})
test('W2d of the next shift counts what lies in the 24 hours', () =>
  assert.deepEqual(hours(['mon 10-18', 'tue 6-14']), [12]))
test('calendar days elsewhere', () => assert.deepEqual(hours(['mon 10-18', 'tue 6-14'], { pack: 'EU' }), []))
test('a personal limit wins', () =>
  assert.deepEqual(hours(['mon 6-14'], { workSystem: 'EQUIV12', dailyMaxMinutes: 420 }), [8]))
test('task work has no daily limit', () => assert.deepEqual(hours(['mon 6-22'], { workSystem: 'TASK' }), []))
test('up to the tolerance and beyond it the day is reported', () => {
  assert.deepEqual(hours(['mon 6-14:15'], { limits: { toleranceMinutes: 15 } }), [8.25])
  assert.deepEqual(hours(['mon 6-14:30'], { limits: { toleranceMinutes: 15 } }), [8.5])
})
