import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays, weekdayOf } from '@shiftloom/solver/time/day'

export { addDays, daysBetween, daysOf as daysIn } from '@shiftloom/solver/time/day'

/** The day on or before this one with which weeks begin, 1 Monday to 7 Sunday. */
export const weekStart = (day: Day, firstDayOfWeek: number): Day =>
  addDays(day, -((weekdayOf(day) - firstDayOfWeek + 7) % 7))
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
/** No month is longer than 31 days, so 31 days after its first lies in the next. */
export const nextMonthStart = (day: Day): Day => monthStart(addDays(monthStart(day), 31))
/** Whether a text, from an address for example, is a day of the calendar. */
export const isDay = (value: string | null): value is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(value!))
