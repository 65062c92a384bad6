import { addDays } from '../time/time.ts'
import { exampleShift, foundBy, MONDAY, shiftsFrom } from './example_work.ts'
import type { LabourLimits } from './limits.ts'
import type { Work } from './planned_work.ts'
import type { RuleId } from './rule.ts'
import type { Verdict } from './verdict.ts'

const HOUR = 60
const TUESDAY = addDays(MONDAY, 1)

/** Work that a rule looks at, as people plan it; rules without are about single people or their agreements. */
const works: Partial<Record<RuleId, readonly Work[]>> = {
  shifts_per_day: [exampleShift(MONDAY, '10:00', 8 * HOUR), exampleShift(TUESDAY, '06:00', 8 * HOUR)],
  daily_rest: [exampleShift(MONDAY, '22:00', 8 * HOUR), exampleShift(TUESDAY, '14:00', 8 * HOUR)],
  day_break: [{ ...exampleShift(MONDAY, '08:00', 8 * HOUR), breaks: [] }],
  daily_hours: [exampleShift(MONDAY, '08:00', 13 * HOUR)],
  daily_norm: [exampleShift(MONDAY, '08:00', 10 * HOUR)],
  weekly_hours: shiftsFrom('2026-11-08', 7, '08:00', 9 * HOUR),
  weekly_norm: shiftsFrom(MONDAY, 6, '08:00', 9 * HOUR),
  weekly_rest: shiftsFrom('2026-11-01', 14, '10:00', 8 * HOUR),
  rest_days_month: shiftsFrom('2026-11-01', 28, '10:00', 8 * HOUR),
  overtime_month: shiftsFrom(MONDAY, 13, '08:00', 12 * HOUR),
}

/** An example of a rule under limits as a company applies them. */
export type RuleExample = {
  /** In time order; all of one length, on days that may be far apart. */
  readonly work: readonly Work[]
  /** What the rule finds in it first. */
  readonly verdict: Verdict
}

/** Work that breaks the rule under these limits; null where the law allows the example, or the rule has none. */
export function ruleExample(ruleId: RuleId, limits: LabourLimits): RuleExample | null {
  const work = works[ruleId]
  const verdict = work && foundBy(ruleId, work, limits)
  return work && verdict ? { work, verdict } : null
}
