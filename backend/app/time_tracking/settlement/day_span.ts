import { addDays, weekdayOf } from '@shiftloom/solver/time'
import type { Day } from '#contracts/schedule'

/** Half-open. */
export type DaySpan = { from: Day; until: Day }

/** The weeks that touch a range, from Monday to Sunday: thresholds of weeks need them whole. */
export const wholeWeeks = ({ from, until }: DaySpan): DaySpan => ({
  from: addDays(from, 1 - weekdayOf(from)),
  until: addDays(until, (8 - weekdayOf(until)) % 7),
})
