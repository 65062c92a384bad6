import type { Day } from '@shiftloom/backend/contracts/schedule'
import { monthStart, nextMonthStart } from '#/lib/time/days.ts'

export const calendarViews = ['month', 'quarter', 'year'] as const
export type CalendarView = (typeof calendarViews)[number]
export type CalendarSpan = { from: Day; until: Day }

const months: Record<CalendarView, number> = { month: 1, quarter: 3, year: 12 }

/** The first day of the month, so many months away. */
function monthsFrom(day: Day, count: number): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** The whole month, quarter or year that a day lies in; `until` is not part of it. */
export function calendarSpan(view: CalendarView, day: Day): CalendarSpan {
  if (view === 'month') return { from: monthStart(day), until: nextMonthStart(day) }
  const into = (Number(day.slice(5, 7)) - 1) % months[view]
  const from = monthsFrom(day, -into)
  return { from, until: monthsFrom(from, months[view]) }
}

/** The same length before or after. */
export const stepped = (view: CalendarView, { from }: CalendarSpan, steps: number): Day =>
  monthsFrom(from, steps * months[view])
