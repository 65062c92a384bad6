import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'

/** Builder for specs: a breach of daily rest on one shift, with what matters given. */
export const verdict = (given: Partial<PlanVerdict> = {}): PlanVerdict => ({
  ruleId: 'daily_rest',
  severity: 'alert',
  personId: 'anna',
  shiftIds: ['a'],
  window: { start: Date.parse('2026-11-16T07:00:00Z'), end: Date.parse('2026-11-17T07:00:00Z') },
  actual: 570,
  limit: 660,
  unit: 'minute',
  sense: 'at_least',
  basis: 'art. 132',
  acceptanceId: null,
  ...given,
})
