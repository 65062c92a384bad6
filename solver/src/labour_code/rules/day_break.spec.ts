import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictsOf } from '../testing/timeline.ts'

test('the verdict covers the whole shift, both numbers are minutes', () => {
  const [verdict] = verdictsOf('day_break', ['mon 8-12 +0', 'mon 12-20 +15'])
  assert.deepEqual(verdict?.shiftIds, ['mon 8-12 +0', 'mon 12-20 +15'])
  assert.deepEqual(
    [verdict.actual, verdict.limit, verdict.unit, verdict.sense],
    [15, 30, 'minute', 'at_least']
  )
  assert.equal((verdict.window.end - verdict.window.start) / 3_600_000, 12)
})
test('without a table no break is needed', () =>
  assert.deepEqual(verdictsOf('day_break', ['mon 8-20 +0'], { limits: { breaks: null } }), []))
