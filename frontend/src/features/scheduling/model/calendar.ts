import type { Day } from '@shiftloom/backend/contracts/schedule'
import { dayOf, weekdayOf } from '@shiftloom/solver/time'

export { addDays, daysBetween } from '@shiftloom/solver/time'

export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 6
/** Today where the work is done, not where the browser stands. */
export const todayIn = (zone: string, now = Date.now()): Day => dayOf(now, zone)
