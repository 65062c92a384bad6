import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const shifts = (texts: string[], changes = {}) => actuals('shifts_per_day', texts, changes)

test('W1a the next day starts inside the working day of the first shift', () => {
  assert.deepEqual(shifts(['mon 10-18', 'tue 6-14']), [2])
  assert.deepEqual(shifts(['mon 10-18', 'tue 6-14'], { pack: 'VN' }), [])
  assert.deepEqual(shifts(['mon 10-18', 'tue 6-14'], { pack: 'EU' }), [])
})
test('the same clock time of the next day opens a new working day', () =>
  assert.deepEqual(shifts(['mon 10-18', 'tue 10-18']), []))
test('one minute earlier does not', () => assert.deepEqual(shifts(['mon 10-18', 'tue 9:59-18']), [2]))
test('W1b later starts are fine', () => assert.deepEqual(shifts(['mon 6-14', 'tue 10-18', 'wed 10-18']), []))
test('W1c two shifts of one day', () => {
  assert.deepEqual(shifts(['mon 6-10', 'mon 16-20']), [2])
  assert.deepEqual(shifts(['mon 6-10', 'mon 16-20'], { workSystem: 'INTERRUPTED' }), [2])
  assert.deepEqual(shifts(['mon 6-10', 'mon 14-18'], { workSystem: 'INTERRUPTED' }), [])
  assert.deepEqual(shifts(['mon 6-10', 'mon 15-18'], { workSystem: 'INTERRUPTED' }), [])
  assert.deepEqual(shifts(['mon 6-10', 'mon 15:01-18'], { workSystem: 'INTERRUPTED' }), [2])
})
test('three parts are too many even when interrupted', () =>
  assert.deepEqual(shifts(['mon 6-8', 'mon 10-12', 'mon 14-16'], { workSystem: 'INTERRUPTED' }), [3]))
test('W1d nights around the spring change are one a day', () =>
  assert.deepEqual(shifts(['2026-03-28 22-6', '2026-03-29 22-6']), []))
test('W1e a flexible timetable may start again', () =>
  assert.deepEqual(shifts(['mon 10-18', 'tue 6-14'], { workSystem: 'FLEX' }), []))
test('parts that touch are one shift', () => assert.deepEqual(shifts(['mon 6-10', 'mon 10-14']), []))
test('a lone shift is fine', () => assert.deepEqual(shifts(['mon 6-14']), []))
test('a part after midnight that goes on belongs to the day before', () =>
  assert.deepEqual(shifts(['mon 16-0', 'tue 0-4', 'tue 16-20'], { pack: 'EU' }), []))
