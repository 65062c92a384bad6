import type { Rule } from '../rule.ts'
import { reportLongDays } from '../working_day_hours.ts'

/**
 * Working time of one working day (W2): whole shifts, without unpaid breaks, elapsed across clock changes.
 * The limit follows the work system; a personal one wins.
 */
export const dailyHours: Rule = {
  id: 'daily_hours',
  basis: 'KP art. 129, 135-144; Labour Code 45/2019/QH14 art. 105, 107; Directive 2003/88/EC art. 3',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, limits, _calendar, report) => {
    const limit = person.dailyMaxMinutes ?? limits.dailyMaxMinutes[person.workSystem]
    if (limit !== null) reportLongDays(work, limit, limits, report)
  },
}
