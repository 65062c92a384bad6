import { longestExportDays } from '@shiftloom/backend/contracts/exports'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays, daysBetween, monthStart, nextMonthStart } from '#/lib/time/days.ts'

/** As people choose it: with its last day. */
export type Period = { from: Day; last: Day }

const monthOf = (day: Day): Period => ({ from: monthStart(day), last: addDays(nextMonthStart(day), -1) })

export const thisMonth = (today: Day): Period => monthOf(today)
export const previousMonth = (today: Day): Period => monthOf(addDays(monthStart(today), -1))

/** The same stretch later: of whole months the months after them, else as many days. */
export function nextPeriod({ from, last }: Period): Period {
  const start = addDays(last, 1)
  if (from !== monthStart(from) || start !== monthStart(start))
    return { from: start, last: addDays(start, daysBetween(from, last)) }
  let [until, month] = [start, from]
  for (; month < start; month = nextMonthStart(month)) until = nextMonthStart(until)
  return { from: start, last: addDays(until, -1) }
}

/** A half-open stretch as people choose it. */
export const periodOf = ({ from, until }: { from: Day; until: Day }): Period => ({
  from,
  last: addDays(until, -1),
})

export type PeriodProblem = 'missing' | 'reversed' | 'too_long'

export function problemOf({ from, last }: Period): PeriodProblem | null {
  if (!from || !last) return 'missing'
  if (last < from) return 'reversed'
  return daysBetween(from, last) >= longestExportDays ? 'too_long' : null
}

/** As the server takes it: half-open. */
export const spanOf = ({ from, last }: Period): { from: Day; until: Day } => ({
  from,
  until: addDays(last, 1),
})
