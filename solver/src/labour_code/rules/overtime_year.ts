import { extendedMinutes } from '../extended_hours.ts'
import type { LabourLimits } from '../limits.ts'
import { workMinutesBetween, type PlannedWork } from '../planned_work.ts'
import type { PeriodLimit, PersonFacts, Report, Rule } from '../rule.ts'
import { reportLongDays, reportLongShifts } from '../working_day_hours.ts'

/**
 * Overtime of a calendar year (art. 151 § 3-4 KP): what is known of the person up to a day, and what is planned in a
 * settlement period that begins after it. Each period is looked at by itself, so that no answer depends on how many are.
 * Its overtime is what its days have beyond the longest day of the system, or what is beyond the hours of full time where
 * that is more (art. 151 § 1); it is of the year it begins in. Managers of the workplace have none (art. 151⁴).
 */
export const overtimeYear: Rule = {
  id: 'overtime_year',
  basis: 'KP art. 151 § 3, 4',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, limits, _calendar, report) => {
    const limit = limits.overtimeYearMaxMinutes ?? null
    const { overtimeWorked: known = null, periodLimits, rights } = person
    if (limit === null || rights?.managesWorkplace) return
    for (let p = 0; p < periodLimits.length; p += 1) {
      const period = periodLimits[p]!
      if (period.year === undefined || (known !== null && period.start < known.until)) continue
      const overtime = overtimeIn(work, person, period, limits)
      const total = overtime + (known?.year === period.year ? known.minutes : 0)
      if (overtime > 0 && total > limit + limits.toleranceMinutes)
        report(first, last, total, limit, period.start, period.end)
    }
  },
}

/** The first and the last work of the period looked at. */
let first = -1
let last = -1
/** What its days have beyond the longest day, and its ends: collected without making objects. */
let beyondDays = 0
let from = 0
let until = 0
const collect: Report = (_first, _last, actual, limit, start) => {
  if (start >= from && start < until) beyondDays += actual - limit
}

function overtimeIn(
  work: readonly PlannedWork[],
  person: PersonFacts,
  period: PeriodLimit,
  limits: LabourLimits
): number {
  let minutes = 0
  first = -1
  for (let i = 0; i < work.length; i += 1) {
    const item = work[i]!
    if (item.end <= period.start || item.start >= period.end) continue
    minutes += workMinutesBetween(item, period.start, period.end)
    if (first < 0) first = i
    last = i
  }
  beyondDays = 0
  from = period.start
  until = period.end
  const day = person.dailyMaxMinutes ?? limits.dailyMaxMinutes[person.workSystem]
  if (day !== null && person.workSystem === 'FLEX') reportLongShifts(work, day, limits, collect)
  else if (day !== null) reportLongDays(work, day, limits, collect)
  const extended = person.workSystem === 'CONT' ? extendedMinutes(work, period, limits) : 0
  const norm = (period.overtimeFromMinutes ?? period.maximumMinutes) + extended
  return first < 0 ? 0 : Math.max(beyondDays, minutes - norm, 0)
}
