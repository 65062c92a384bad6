import { addDays, dayOf, weekdayOf, type Day } from '@shiftloom/solver/time'

/** Today on the demo company's wall clock. */
export const today = (): Day => dayOf(Date.now(), 'Europe/Warsaw')

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The first day the demo leaves to be planned. */
export const comingMonday = (): Day => addDays(mondayOf(today()), 7)

export { addDays, type Day }
