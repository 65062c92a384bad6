import type { LabourLimits } from './limits.ts'
import type { RuleId, Rules } from './rule.ts'

/**
 * Rules about a minimum or maximum of working time. A breach within the tolerance does not block, but is reported
 * all the same: no choice of a company may silence the law. What is only agreed for a person is passed over within it.
 */
const toldWithin: ReadonlySet<string> = new Set<RuleId>([
  'daily_rest',
  'day_break',
  'daily_hours',
  'daily_norm',
  'night_hours',
  'personal_week',
  'weekly_hours',
  'weekly_norm',
  'period_average',
  'weekly_rest',
  'overtime_month',
  'period_hours',
  'young_break',
  'extra_break',
  'nursing_break',
  'school_day',
  'continuous_average',
  'young_sunday',
  'night_average',
  'fortnight_rest',
  'overtime_year',
  'harmful_hours',
])

/** The tolerance a breach lies in; null: none. */
export const toleranceOf = (
  ruleId: string,
  { toleranceMinutes }: LabourLimits,
  actual: number,
  limit: number
): number | null =>
  toleranceMinutes > 0 && toldWithin.has(ruleId) && Math.abs(actual - limit) <= toleranceMinutes
    ? toleranceMinutes
    : null

const strict = new WeakMap<LabourLimits, LabourLimits>()

/** The rules as the law has them, where a breach within the tolerance is reported. */
export function reportedRules(ruleId: string, rules: Rules): Rules {
  const { limits } = rules
  if (limits.toleranceMinutes === 0 || !toldWithin.has(ruleId)) return rules
  const known = strict.get(limits) ?? { ...limits, toleranceMinutes: 0 }
  strict.set(limits, known)
  return { ...rules, limits: known }
}
