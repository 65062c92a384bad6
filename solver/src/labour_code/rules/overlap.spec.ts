import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals, verdictsOf } from '../testing/timeline.ts'

test('works that touch do not overlap', () =>
  assert.deepEqual(actuals('overlap', ['mon 6-14', 'mon 14-22']), []))
test('one shared minute is reported', () =>
  assert.deepEqual(actuals('overlap', ['mon 6-14', 'mon 13:59-22']), [1]))
test('a work inside a longer one is reported, and so is the one after it', () => {
  const found = verdictsOf('overlap', ['mon 6-20', 'mon 8-10', 'mon 19-22'])
  assert.deepEqual(
    found.map(({ actual }) => actual),
    [120, 60]
  )
})
test('the second passage of a repeated hour does not overlap the first', () =>
  assert.deepEqual(actuals('overlap', ['2026-10-24 18-2', '2026-10-25 3-8']), []))
test('a lone work overlaps nothing', () => assert.deepEqual(actuals('overlap', ['mon 6-14']), []))
