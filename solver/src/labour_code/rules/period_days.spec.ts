import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictsOf } from '../testing/timeline.ts'

const period = { from: '2026-11-02', until: '2026-11-05', maximumMinutes: null, maximumDays: 2 }

test('the verdict counts days and names the works', () => {
  const texts = ['mon 6-14', 'tue 6-14', 'wed 6-14', 'thu 6-14']
  const [verdict] = verdictsOf('period_days', texts, { periods: [period] })
  assert.deepEqual([verdict?.actual, verdict?.limit, verdict?.unit], [3, 2, 'day'])
  assert.deepEqual(verdict?.shiftIds, texts.slice(0, 3))
})
