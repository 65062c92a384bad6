import { reportLongFullWeeks } from '../long_weeks.ts'
import type { Rule } from '../rule.ts'

/**
 * Normal working time of a week: what goes beyond it is overtime, lawful up to the overtime of a day, a month and a
 * year. Only where the law reckons overtime by the single week. Task work has no clock hours.
 */
export const weeklyNorm: Rule = {
  id: 'weekly_norm',
  basis: 'Labour Code 45/2019/QH14 art. 105, 107',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { workSystem }, limits, calendar, report) => {
    if (limits.normalWeekMinutes === null || workSystem === 'TASK') return
    reportLongFullWeeks(work, limits.normalWeekMinutes, limits, calendar, report)
  },
}
