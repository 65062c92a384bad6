import type { Day } from '@shiftloom/backend/contracts/schedule'
import { weekStart } from '../../../lib/time/days.ts'
import { addDays, daysBetween } from './calendar.ts'

export const views = ['week', '2weeks', '4weeks', 'month'] as const
export type View = (typeof views)[number]
/** Half-open: `until` is the first day not shown. */
export type DayRange = { from: Day; until: Day }

const weeksOf: Record<Exclude<View, 'month'>, number> = { week: 1, '2weeks': 2, '4weeks': 4 }

/** The period of a view around any day in it: months start on the 1st, weeks on the organisation's day. */
export function rangeOf(view: View, day: Day, firstDayOfWeek = 1): DayRange {
  if (view === 'month')
    return { from: firstOfMonth(day), until: firstOfMonth(addDays(firstOfMonth(day), 31)) }
  const from = weekStart(day, firstDayOfWeek)
  return { from, until: addDays(from, weeksOf[view] * 7) }
}

/** The same view one period earlier (-1) or later (1). */
export const neighbour = (view: View, range: DayRange, step: -1 | 1, firstDayOfWeek = 1): DayRange =>
  rangeOf(
    view,
    step === 1 ? range.until : addDays(range.from, view === 'month' ? -1 : -7 * weeksOf[view]),
    firstDayOfWeek
  )

export const daysOf = (range: DayRange): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(range.from, range.until)) }, (_, index) =>
    addDays(range.from, index)
  )

export const holds = (range: DayRange, day: Day): boolean => range.from <= day && day < range.until

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`
