import { addDays, type Day } from '@shiftloom/solver/time'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { LedgerPeriod } from '#contracts/fairness'

const MONTHS = { month: 1, quarter: 3 } as const
const LONGEST_MONTH_DAYS = 31

/** The calendar month or quarter that a day lies in. */
export function ledgerDays(day: Day, period: LedgerPeriod = 'quarter'): DaySpan {
  const months = MONTHS[period]
  const month = Number(day.slice(5, 7)) - 1
  const first = month - (month % months)
  const from = `${day.slice(0, 4)}-${String(first + 1).padStart(2, '0')}-01`
  let until = from
  for (let count = 0; count < months; count += 1)
    until = `${addDays(until, LONGEST_MONTH_DAYS).slice(0, 7)}-01`
  return { from, until }
}
