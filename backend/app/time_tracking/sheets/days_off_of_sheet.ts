import { workedDaysOff } from '#app/time_tracking/settlement/actual/days_off_due'
import { workedPlan } from '#app/time_tracking/settlement/actual/worked_plan'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import type { SheetDayOff } from '#app/time_tracking/sheets/sheet'

/**
 * Worked days off of the range, and those that a day of the range was given for. A record states what has come: a free day
 * still ahead is not given yet, and may be a draft of planners.
 */
export async function daysOffOfSheet(
  employeeId: string,
  range: DaySpan,
  now: number
): Promise<SheetDayOff[]> {
  const { today } = await daysLookedAt(range, now)
  const isIn = (day: string | null): boolean => day !== null && day >= range.from && day < range.until
  return workedDaysOff(await workedPlan(employeeId, range, today))
    .map((one) => ({ ...one, given: one.given !== null && one.given < today ? one.given : null }))
    .filter(({ day, given }) => isIn(day) || isIn(given))
    .map((one) => ({ ...one, isLate: one.given === null && one.by < today }))
}
