import type { Day } from '#contracts/schedule'
import type { SettlementPeriodRule } from '#contracts/organisation'

/** Half-open: `until` is the first day of the next period. */
export type SettlementPeriod = { from: Day; until: Day }

/**
 * The settlement period a day belongs to. Periods repeat every `months` calendar months, before and after `startsOn`; a
 * start on the 29th to 31st falls on the last day of a shorter month.
 */
export function settlementPeriodOf(day: Day, { months, startsOn }: SettlementPeriodRule): SettlementPeriod {
  let index = Math.floor((monthNumber(day) - monthNumber(startsOn)) / months)
  if (day < addMonths(startsOn, index * months)) index -= 1
  return { from: addMonths(startsOn, index * months), until: addMonths(startsOn, (index + 1) * months) }
}

/** All settlement periods that share a day with the half-open range, in order. */
export function settlementPeriodsIn(from: Day, until: Day, rule: SettlementPeriodRule): SettlementPeriod[] {
  const periods: SettlementPeriod[] = []
  for (let day = from; day < until;) {
    const period = settlementPeriodOf(day, rule)
    periods.push(period)
    day = period.until
  }
  return periods
}

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The same day of the month, or the last one where the month is shorter. */
function addMonths(day: Day, count: number): Day {
  const number = monthNumber(day) + count
  const [year, month] = [Math.floor(number / 12), number % 12]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = Math.min(Number(day.slice(8, 10)), lastDay)
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}
