import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'

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
    if (limit === null) return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits.workingDay)
      let minutes = 0
      for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
      if (minutes > limit + limits.toleranceMinutes) {
        report(first, until - 1, minutes, limit, work[first]!.start, work[first]!.workingDayEnd)
      }
      first = until
    }
  },
}
