import { daysBetween, weekdayOf, type Day } from '../../time/time.ts'

const SUNDAY = 7
/** Calendar days before and after a worked Sunday within which its day off lies. */
const SUNDAY_REACH_DAYS = 6

export type WorkedDaysOff = {
  /** Sundays, holidays and other scheduled days off on which somebody worked. */
  readonly worked: readonly Day[]
  /** Days off given for them. */
  readonly given: readonly Day[]
  /** The settlement period `[from, until)`. */
  readonly from: Day
  readonly until: Day
}

/**
 * Worked days off that no day off was given for, in order: for a Sunday within six days before or after it, for a holiday
 * or a day off of the five-day week until the settlement period ends. A holiday on a Sunday is a Sunday. Each given day
 * serves once, and all are used as well as they can be (KP art. 151³, 151¹¹).
 */
export function daysOffStillDue({ worked, given, from, until }: WorkedDaysOff): Day[] {
  const free = [...given].sort()
  const due = [...worked].sort().filter((day) => weekdayOf(day) === SUNDAY)
  const others = [...worked].sort().filter((day) => weekdayOf(day) !== SUNDAY)
  const unserved = due.filter((sunday) => {
    // Sundays in order of their last possible day: the earliest free day that serves one never serves another better.
    const place = free.findIndex(
      (day) => Math.abs(daysBetween(sunday, day)) <= SUNDAY_REACH_DAYS && day !== sunday
    )
    if (place < 0) return true
    free.splice(place, 1)
    return false
  })
  const rest = others.filter((day) => {
    const place = free.findIndex((one) => one !== day && one >= from && one < until)
    if (place < 0) return true
    free.splice(place, 1)
    return false
  })
  return [...unserved, ...rest].sort()
}
