import { figuresOfPeople } from '#app/time_tracking/settlement/figures_of_people'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import type { SheetPeriod } from '#app/time_tracking/sheets/sheet'

/** A person's overtime of the average week, in the settlement periods that end in the range and are over. */
export async function averagedPeriods(
  employeeId: string,
  range: DaySpan,
  now: number
): Promise<SheetPeriod[]> {
  const looked = await daysLookedAt(range, now)
  const { periods } = (await figuresOfPeople([employeeId], range, looked)).get(employeeId)!
  return periods.flatMap(({ from, until, ended, averaged }) =>
    ended && averaged && until > range.from && until <= range.until ? [{ from, until, ...averaged }] : []
  )
}
