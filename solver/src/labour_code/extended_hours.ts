import type { Period } from '../time/time.ts'
import { workedMinutes } from './given_breaks.ts'
import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'
import { shiftUntil } from './working_day.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000
const WEEK_DAYS = 7

/**
 * Minutes that continuous work adds to a person's norm of a settlement period: what its long days have beyond eight hours
 * (KP art. 138 § 4 pt 2), up to four hours in each week of the period (§ 5) and up to an average week of 43 hours (§ 2).
 */
export function extendedMinutes(work: readonly PlannedWork[], period: Period, limits: LabourLimits): number {
  const { continuousWork } = limits
  if (!continuousWork) return 0
  const { longDayOverMinutes, longDaysAWeek } = continuousWork
  const ofDay = (limits.dailyMaxMinutes.CONT ?? longDayOverMinutes) - longDayOverMinutes
  let total = 0
  let week = -1
  let left = 0
  for (let opening = 0; opening < work.length;) {
    const until = shiftUntil(work, opening, limits)
    const { start } = work[opening]!
    const over = workedMinutes(work, opening, until) - longDayOverMinutes
    if (start >= period.start && start < period.end && over > 0) {
      const weekOfDay = weekIn(work[opening]!, period)
      if (weekOfDay !== week) left = ofDay * longDaysAWeek
      week = weekOfDay
      const added = Math.min(over, left)
      left -= added
      total += added
    }
    opening = until
  }
  return Math.min(total, mostExtendedMinutes(period, limits))
}

/** The most that continuous work may add to the norm of a period, in minutes. */
export function mostExtendedMinutes(
  { start, end }: Period,
  { continuousWork }: Pick<LabourLimits, 'continuousWork'>
): number {
  if (!continuousWork) return 0
  const { averageWeekMaxMinutes, normalWeekMinutes } = continuousWork
  const days = Math.round((end - start) / DAY_MS)
  return Math.floor(((averageWeekMaxMinutes - normalWeekMinutes) * days) / WEEK_DAYS)
}

/** Which week of the period a work starts in; weeks count from the period's first day (KP art. 128 § 3 pt 2). */
function weekIn({ start, startClock }: PlannedWork, period: Period): number {
  // Two days of a year are an hour longer or shorter.
  const day = Math.round((start - startClock * MINUTE_MS - period.start) / DAY_MS)
  return Math.floor(day / WEEK_DAYS)
}
