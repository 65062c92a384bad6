import type { Rule } from '../rule.ts'
import { reportLongDays, reportLongShifts } from '../working_day_hours.ts'

/**
 * Working time of one working day (W2): what lies in it, without unpaid breaks, elapsed across clock changes.
 * The limit follows the work system; a personal one wins. In a flexible timetable work begun again in the same 24 hours
 * is no overtime (art. 140¹ § 4 KP): each start has the day's hours.
 */
export const dailyHours: Rule = {
  id: 'daily_hours',
  basis: 'KP art. 128 § 3, 129, 135-144; Labour Code 45/2019/QH14 art. 105, 107; Directive 2003/88/EC art. 3',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, limits, _calendar, report) => {
    const limit = person.dailyMaxMinutes ?? limits.dailyMaxMinutes[person.workSystem]
    if (limit === null) return
    const byShift = person.workSystem === 'FLEX' && limits.workingDay === 'from_shift_start'
    if (byShift) reportLongShifts(work, limit, limits, report)
    else reportLongDays(work, limit, limits, report)
  },
}
