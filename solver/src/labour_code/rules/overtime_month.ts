import type { RuleCalendar } from '../calendar.ts'
import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'

const WEEK_DAYS = 7
/** The first of January 1970 was a Thursday. */
const MONDAY_OF_DAY_ZERO = 3

/**
 * Overtime of a calendar month as far as a plan shows it: everything on holidays and the person's weekly days of rest, on other days
 * what goes beyond the normal day, and beyond the normal week from Monday on. A day's overtime is of the month it begins in.
 */
export const overtimeMonth: Rule = {
  id: 'overtime_month',
  basis: 'Labour Code 45/2019/QH14 art. 107 (2); Decree 145/2020 art. 60',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { restWeekdays }, limits, calendar, report) => {
    const cap = limits.overtimeMonthMaxMinutes
    if (cap === null || !calendar.months) return
    for (let m = 0; m < calendar.months.length; m += 1) {
      const { start, end } = calendar.months[m]!
      let overtime = 0
      let first = -1
      let last = -1
      let week = -1
      let normal = 0
      for (let opening = 0; opening < work.length;) {
        const until = workingDayUntil(work, opening, limits)
        const day = work[opening]!
        const thisWeek = Math.floor((day.dayNumber + MONDAY_OF_DAY_ZERO) / WEEK_DAYS)
        if (thisWeek !== week) normal = 0
        week = thisWeek
        const minutes = minutesBetween(work, opening, until)
        const rest = restWeekdays ?? limits.restWeekdays
        const share = normalShare(day, minutes, normal, rest, limits, calendar)
        normal += share
        if (day.start >= start && day.start < end) {
          overtime += minutes - share
          if (first < 0) first = opening
          last = until - 1
        }
        opening = until
      }
      if (overtime > cap + limits.toleranceMinutes) report(first, last, overtime, cap, start, end)
    }
  },
}

function minutesBetween(work: readonly PlannedWork[], first: number, until: number): number {
  let minutes = 0
  for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
  return minutes
}

/** What of a day's minutes is normal time, `before` being that of the same week so far. */
function normalShare(
  { day, dayNumber }: PlannedWork,
  minutes: number,
  before: number,
  restWeekdays: readonly number[],
  limits: LabourLimits,
  { holidays }: RuleCalendar
): number {
  const weekday = ((dayNumber + MONDAY_OF_DAY_ZERO) % WEEK_DAYS) + 1
  if (holidays?.has(day) || restWeekdays.includes(weekday)) return 0
  const ofDay = Math.min(minutes, limits.normalDayMinutes ?? Infinity)
  return Math.min(ofDay, Math.max(0, (limits.normalWeekMinutes ?? Infinity) - before))
}
