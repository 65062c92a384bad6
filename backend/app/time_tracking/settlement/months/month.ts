import { addDays, type Day } from '@shiftloom/solver/time'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'

/** A calendar month by its first day. */
export const monthSpan = (month: Day): DaySpan => ({
  from: month,
  until: `${addDays(month, 31).slice(0, 7)}-01`,
})

/** The first day of the calendar month that a range is; null for all other ranges. */
export const wholeMonth = ({ from, until }: DaySpan): Day | null =>
  from.endsWith('-01') && monthSpan(from).until === until ? from : null
