import type { Rule } from '../rule.ts'
import { isSchoolDay } from '../school_days.ts'
import { workingDayUntil } from '../working_day.ts'

/** Light work of the young on a day of school in term time: two hours (art. 200² § 1 KP). */
export const schoolDay: Rule = {
  id: 'school_day',
  basis: 'KP art. 200² § 1; Directive 94/33/EC art. 8',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { rights }, limits, calendar, report) => {
    const most = rights?.schoolDayMaxMinutes
    if (most === undefined) return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      const { start } = work[first]!
      let minutes = 0
      let end = start
      for (let i = first; i < until; i += 1) {
        minutes += work[i]!.workMinutes
        end = Math.max(end, work[i]!.end)
      }
      if (minutes > most + limits.toleranceMinutes && isSchoolDay(work[first]!, calendar))
        report(first, until - 1, minutes, most, start, end)
      first = until
    }
  },
}
