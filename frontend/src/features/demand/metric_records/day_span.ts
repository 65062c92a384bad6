import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays, monthStart, nextMonthStart, weekStart } from '#/lib/time/days.ts'

export type SpanView = 'week' | 'month'
export type DaySpan = { view: SpanView; from: Day; until: Day }

/** The week or month of a day. */
export function spanOf(view: SpanView, day: Day, firstDayOfWeek: number): DaySpan {
  if (view === 'month') return { view, from: monthStart(day), until: nextMonthStart(day) }
  const from = weekStart(day, firstDayOfWeek)
  return { view, from, until: addDays(from, 7) }
}

/** A day of the span before or after this one. */
export const dayBeside = ({ from, until }: DaySpan, by: 1 | -1): Day => (by === 1 ? until : addDays(from, -1))

/** What an address says of days, or null. */
export const dayIn = (text: string | null): Day | null =>
  text !== null && /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
