import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usefulBound } from './useful_bound.ts'

test('a bound is shown from half of the cost on, and while no roster is known', () => {
  assert.equal(usefulBound(100, 49), null)
  assert.equal(usefulBound(100, 50), 50)
  assert.equal(usefulBound(100, 100), 100)
  assert.equal(usefulBound(0, 0), 0)
  assert.equal(usefulBound(0, -3), null)
  assert.equal(usefulBound(null, 7), 7)
  assert.equal(usefulBound(100, -Infinity), null)
  assert.equal(usefulBound(null, -Infinity), null)
})
