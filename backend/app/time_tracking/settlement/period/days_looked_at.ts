import { addDays, dayOf, type Day } from '@shiftloom/solver/time'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import type { RecordFilter } from '#app/time_tracking/records/record_filter'
import { wholeWeeks, type DaySpan } from '#app/time_tracking/settlement/day_span'

export type LookedAt = {
  /** Whole weeks and whole settlement periods around the range. */
  days: DaySpan
  periods: DaySpan[]
  /** The calendar year is among them: for one person, whose overtime is counted by the year. */
  year: boolean
  /** At the organisation's clock. */
  today: Day
}

/** Days whose work decides about a range. */
export async function daysLookedAt(filter: RecordFilter, now = Date.now()): Promise<LookedAt> {
  const { settlementPeriod, timeZone } = await organisationSettings()
  const year = filter.employeeId !== undefined
  const firstOfYear = `${addDays(filter.until, -1).slice(0, 4)}-01-01`
  const from = year && firstOfYear < filter.from ? firstOfYear : filter.from
  const periods = settlementPeriodsIn(from, filter.until, settlementPeriod)
  const weeks = wholeWeeks({ from, until: filter.until })
  const [first, last] = [periods[0]!.from, periods.at(-1)!.until]
  return {
    days: { from: first < weeks.from ? first : weeks.from, until: last > weeks.until ? last : weeks.until },
    ...{ periods, year, today: dayOf(now, timeZone) },
  }
}
