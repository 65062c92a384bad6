import type { Rule } from '../rule.ts'
import { reportLongDays } from '../working_day_hours.ts'

/**
 * Normal working time of a day (W2, first level): what goes beyond it is overtime, still lawful up to `daily_hours`.
 * Only where the law sets both levels for everybody. Task work has no clock hours.
 */
export const dailyNorm: Rule = {
  id: 'daily_norm',
  basis: 'Labour Code 45/2019/QH14 art. 105',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { workSystem }, limits, _calendar, report) => {
    if (limits.normalDayMinutes === null || workSystem === 'TASK') return
    reportLongDays(work, limits.normalDayMinutes, limits, report)
  },
}
