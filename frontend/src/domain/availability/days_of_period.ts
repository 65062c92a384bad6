import type { Day } from '@shiftloom/backend/contracts/schedule'
import { weekdayOf } from '@shiftloom/solver/time/day'
import { addDays, daysIn } from '#/lib/time/days.ts'

/** The days of a period, both ends counted, that are such weekdays (1 Monday to 7 Sunday). */
export const daysOfPeriod = (first: Day, last: Day, weekdays: readonly number[]): Day[] =>
  last < first ? [] : daysIn(first, addDays(last, 1)).filter((day) => weekdays.includes(weekdayOf(day)))
