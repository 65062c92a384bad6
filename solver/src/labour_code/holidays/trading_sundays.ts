import { addDays, weekdayOf, type Day } from '../../time/time.ts'
import { easterSunday } from './easter.ts'

/** The last Sunday of a month, given the first day of the next. */
const lastSundayBefore = (day: Day): Day => addDays(day, (-weekdayOf(addDays(day, -1)) % 7) - 1)

/**
 * Sundays on which shops in Poland may open, in order (Act of 10 January 2018, as in force from 2025): the last of
 * January, April, June and August, the one before Easter and three before Christmas Eve, which is a holiday itself. A layer to colour a schedule with,
 * never a rule: restaurants and others may open on every Sunday.
 */
export const tradingSundays = (year: number): Day[] =>
  [
    ...['02', '05', '07', '09'].map((month) => lastSundayBefore(`${year}-${month}-01`)),
    addDays(easterSunday(year), -7),
    ...[-14, -7, 0].map((days) => addDays(lastSundayBefore(`${year}-12-24`), days)),
  ].sort()
