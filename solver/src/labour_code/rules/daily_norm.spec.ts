import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

test('both levels speak of a day beyond twelve hours', () => {
  assert.deepEqual(actuals('daily_norm', ['mon 6-19'], { pack: 'VN' }), [780])
  assert.deepEqual(actuals('daily_hours', ['mon 6-19'], { pack: 'VN' }), [780])
})
test('between the levels only the first does', () => {
  assert.deepEqual(actuals('daily_norm', ['mon 6-15'], { pack: 'VN' }), [540])
  assert.deepEqual(actuals('daily_hours', ['mon 6-15'], { pack: 'VN' }), [])
})
