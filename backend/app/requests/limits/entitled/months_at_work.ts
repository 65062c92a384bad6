import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import { afterMonth, firstDayOf, firstOfMonth } from '#app/requests/limits/entitled/years'

/** One employed month of a year; begun months count whole. `fte`: the largest of the month. */
type MonthAtWork = { month: number; fte: number }

export const monthsAtWork = (contracts: readonly NormContract[], year: number): MonthAtWork[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const [from, until] = [firstOfMonth(year, month), afterMonth(year, month)]
    const touching = contracts.filter((one) => one.from < until && (one.until === null || one.until > from))
    return touching.length === 0 ? [] : [{ month, fte: Math.max(...touching.map(({ fte }) => fte)) }]
  })

/** Months of a year that a person who came in it has worked to their end: from the 16th to the 15th, for example. */
export function wholeMonthsFromStart(contracts: readonly NormContract[], year: number): number {
  const start = contracts[0]?.from ?? firstDayOf(year + 1)
  const end = contracts.reduce(
    (latest, { until }) => (until === null || until > latest ? (until ?? '9999') : latest),
    ''
  )
  const last = end < firstDayOf(year + 1) ? end : firstDayOf(year + 1)
  if (start >= last) return 0
  const months = (Number(last.slice(0, 4)) - year) * 12 + Number(last.slice(5, 7)) - Number(start.slice(5, 7))
  return Math.max(0, last.slice(8) >= start.slice(8) ? months : months - 1)
}

/** Minutes of a day of leave: those of the daily norm in force last in the year, eight hours at most (KP art. 154² § 3). */
export function dayMinutesIn(contracts: readonly NormContract[], year: number): number {
  const last = contracts.findLast(({ from }) => from < firstDayOf(year + 1))
  return Math.min(480, last?.dayNormMinutes ?? 480)
}
