import { reportLongWeeks } from '../long_weeks.ts'
import type { Rule } from '../rule.ts'

/**
 * Working time of one full week (W3 a). The law limits the average of the settlement period, which `period_average`
 * judges: a longer single week may be balanced, so it is only reported.
 * Where asked for, the incomplete week at a settlement period's end has its share of the limit.
 */
export const weeklyHours: Rule = {
  id: 'weekly_hours',
  basis: 'KP art. 131; Directive 2003/88/EC art. 6',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, _person, limits, calendar, report) => {
    if (limits.weeklyMaxMinutes !== null)
      reportLongWeeks(work, limits.weeklyMaxMinutes, limits, calendar, report)
  },
}
