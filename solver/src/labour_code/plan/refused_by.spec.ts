import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanEntry, PlanVerdict } from './plan_context.ts'
import { refusedBy } from './refused_by.ts'

const verdict = (more: Partial<PlanVerdict> = {}): PlanVerdict => ({
  ruleId: 'daily_rest',
  severity: 'block',
  personId: 'ann',
  shiftIds: ['late', 'early'],
  window: { start: 0, end: 1 },
  actual: 480,
  limit: 660,
  unit: 'minute',
  sense: 'at_least',
  basis: '',
  acceptanceId: null,
  ...more,
})
const refused = (given: string[], worse: PlanVerdict[]) =>
  refusedBy({ worse, better: [] }, { add: given.map((id) => ({ id }) as PlanEntry) })

test('what blocks and involves a work put in refuses', () => {
  const [one, other] = [verdict(), verdict({ shiftIds: ['other'] })]
  assert.deepEqual(refused(['early'], [one, other]), [one])
})

test('an alert, or an overridden breach, does not', () => {
  assert.deepEqual(refused(['early'], [verdict({ severity: 'alert' }), verdict({ acceptanceId: 'a' })]), [])
})

test('taking work away is never refused', () => {
  assert.deepEqual(refusedBy({ worse: [verdict()], better: [] }, { remove: ['late'] }), [])
})
