import { daysBetween, weekdayOf, type Day } from '../../time/time.ts'
import { served } from '../served.ts'

const SUNDAY = 7
/** Calendar days before and after a worked Sunday within which its day off lies. */
const SUNDAY_REACH_DAYS = 6

export type WorkedDaysOff = {
  /** Sundays, holidays and other scheduled days off on which the person worked. */
  readonly worked: readonly Day[]
  /** Days off given for them. */
  readonly given: readonly Day[]
  /** The settlement period `[from, until)`. */
  readonly from: Day
  readonly until: Day
}

/**
 * Worked days off that no day off was given for, in order. Each given day serves once, and they are matched so that the
 * fewest stay due; of as few, Sundays are served first, for they have less time. A day off lies
 * - for a Sunday within six days before or after it, or later until the settlement period ends (KP art. 151¹¹ § 1 pt 1,
 *   § 2); a holiday on a Sunday is a Sunday (§ 4),
 * - for a holiday or a free day of the five-day week anywhere in the period (KP art. 151¹¹ § 1 pt 2, 151³).
 */
export function daysOffStillDue({ worked, given, from, until }: WorkedDaysOff): Day[] {
  const inPeriod = (day: Day): boolean => day >= from && day < until
  const serves = (off: Day, day: Day): boolean => {
    if (off === day) return false
    if (weekdayOf(day) !== SUNDAY) return inPeriod(off)
    return Math.abs(daysBetween(day, off)) <= SUNDAY_REACH_DAYS || (off > day && inPeriod(off))
  }
  const isSunday = (day: Day): boolean => weekdayOf(day) === SUNDAY
  const days = [...worked].sort()
  const byTime = [...days.filter(isSunday), ...days.filter((day) => !isSunday(day))]
  const found = served(byTime.length, given.length, (asking, offer) => serves(given[offer]!, byTime[asking]!))
  return byTime.filter((_, index) => found[index] === 0).sort()
}
