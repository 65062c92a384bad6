import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { reportLongDays, reportLongShifts } from '../working_day_hours.ts'

/**
 * Eight hours in a working day with work where concentrations or intensities of harmful factors exceed what is allowed,
 * whatever the work system (art. 148 pt 1 KP), and without overtime (art. 151 § 2). Which positions these are is the
 * organisation's record. In a flexible timetable each start has the day's hours, as the daily hours have.
 */
export const harmfulHours: Rule = {
  id: 'harmful_hours',
  basis: 'KP art. 148 pt 1, 151 § 2',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { workSystem }, limits, _calendar, report) => {
    const limit = limits.harmfulDayMaxMinutes ?? null
    if (limit === null || !isHarmfulIn(work, 0, work.length - 1, -Infinity, Infinity)) return
    const reportDays = workSystem === 'FLEX' ? reportLongShifts : reportLongDays
    reportDays(work, limit, limits, (first, last, actual, allowed, start, end) => {
      if (isHarmfulIn(work, first, last, start, end)) report(first, last, actual, allowed, start, end)
    })
  },
}

function isHarmfulIn(
  work: readonly PlannedWork[],
  first: number,
  last: number,
  start: number,
  end: number
): boolean {
  for (let i = first; i <= last; i += 1) {
    if (work[i]!.harmful && work[i]!.start < end && work[i]!.end > start) return true
  }
  return false
}
