import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const rests = (texts: string[], changes = {}) =>
  actuals('daily_rest', texts, changes).map((minutes) => minutes / 60)

test('exactly eleven hours are enough', () => assert.deepEqual(rests(['mon 6-14', 'tue 1-9']), []))
test('one missing minute is reported', () =>
  assert.deepEqual(actuals('daily_rest', ['mon 11-22', 'tue 8:59-12']), [659]))
test('W4a early after late', () => assert.deepEqual(rests(['mon 14-22', 'tue 6-14']), [8]))
test('W4b late after late', () => assert.deepEqual(rests(['mon 14-22', 'tue 14-22']), []))
test('W4c a long day leaves ten hours inside its 24', () => {
  assert.deepEqual(rests(['mon 8-22', 'tue 12-20']), [10])
  assert.deepEqual(rests(['mon 8-22', 'tue 12-20'], { pack: 'EU' }), [10])
  assert.deepEqual(rests(['mon 8-22', 'tue 12-20'], { pack: 'VN', shiftWorker: true }), [])
})
test('W4d a split day', () => assert.deepEqual(rests(['mon 6-10', 'mon 16-20']), [10]))
test('W4e the clocks take an hour in spring and give one in autumn', () => {
  assert.deepEqual(rests(['2026-03-28 12-20', '2026-03-29 7-15']), [10])
  assert.deepEqual(rests(['2026-10-24 13-21', '2026-10-25 7-15']), [])
})
test('W4f between shifts in Vietnam, inside 24 hours in Poland', () => {
  assert.deepEqual(rests(['mon 14-22', 'tue 9-17'], { pack: 'VN', shiftWorker: true }), [11])
  assert.deepEqual(rests(['mon 14-22', 'tue 9-17']), [])
  assert.deepEqual(rests(['mon 14-22', 'tue 10-17'], { pack: 'VN' }), [])
})
test('W4g the window of the second start is looked at too', () =>
  assert.deepEqual(rests(['mon 10-18', 'tue 6-20', 'wed 6-14']), [10]))
test('a gap that two windows see is reported once', () =>
  assert.deepEqual(rests(['mon 6-10', 'mon 16-20', 'tue 6-10']), [10]))
test('parts that touch are one shift and no rest', () => {
  assert.deepEqual(rests(['mon 6-10', 'mon 10-14']), [])
  assert.deepEqual(rests(['mon 6-10', 'mon 10-14'], { pack: 'VN' }), [])
})
test('a guard rests as long as the long shift lasted', () => {
  assert.deepEqual(rests(['mon 6-6', 'wed 6-6'], { workSystem: 'EQUIV24' }), [])
  assert.deepEqual(rests(['mon 6-6', 'wed 5-9'], { workSystem: 'EQUIV24' }), [23])
})
test('a lone shift needs no neighbour', () => assert.deepEqual(rests(['mon 6-14']), []))
