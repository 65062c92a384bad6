import { addDays, daysBetween, weekdayOf, type Day } from '../../time/time.ts'

/** Half-open range of calendar days. */
export type DayRange = { readonly from: Day; readonly until: Day }

const WEEK_DAYS = 5
const SUNDAY = 7
const DAY_MINUTES = 480
const WEEK_MINUTES = 2400

/** A shorter norm set by the company, e.g. 7 hours and 35 hours. */
type Norm = { readonly dayMinutes: number; readonly weekMinutes: number }
const fullNorm: Norm = { dayMinutes: DAY_MINUTES, weekMinutes: WEEK_MINUTES }

/**
 * Full-time minutes of a period in Poland: 40 hours for each full week counted from its first day, 8 for each further
 * day from Monday to Friday, less 8 for each public holiday that is not a Sunday. Never below zero.
 * Source: Kodeks pracy, art. 130.
 *
 * @param holidays days that are public holidays; others may be among them
 */
export function nominalMinutesInPoland(
  { from, until }: DayRange,
  holidays: ReadonlySet<Day>,
  { dayMinutes, weekMinutes } = fullNorm
): number {
  const weeks = Math.floor(daysBetween(from, until) / 7)
  const rest = weekdaysIn({ from: addDays(from, weeks * 7), until })
  const free = holidaysNotOnSunday({ from, until }, holidays)
  return Math.max(0, weeks * weekMinutes + (rest - free) * dayMinutes)
}

/**
 * Working days that are no holidays.
 *
 * @param weekDays working days of a week, from Monday on: five, or six where the normal week has so many
 */
export const workingDays = (range: DayRange, holidays: ReadonlySet<Day>, weekDays = WEEK_DAYS): number =>
  weekdaysIn(range, weekDays) - holidaysIn(range, holidays, weekDays + 1)

/**
 * Most days of work in a period in Poland: Monday to Friday, less a day for each public holiday that is not a Sunday,
 * those on a Saturday included (Kodeks pracy, art. 130 § 2), less the days of leave.
 */
export function daysOfWorkInPoland(
  range: DayRange,
  holidays: ReadonlySet<Day>,
  { leaveDays = 0 } = {}
): number {
  return Math.max(0, weekdaysIn(range) - holidaysNotOnSunday(range, holidays) - leaveDays)
}

/** What one person owes: the part-time share to the minute, less the hours planned for excused absence. */
export const individualMinutes = (nominalMinutes: number, { fte = 1, absentMinutes = 0 } = {}): number =>
  Math.max(0, Math.round(nominalMinutes * fte) - absentMinutes)

/** Agreed hours a week, for a period of any length. */
export const agreedMinutesOf = ({ from, until }: DayRange, weeklyMinutes: number): number =>
  Math.round((weeklyMinutes * daysBetween(from, until)) / 7)

/** Agreed hours a week, shared out over the working days of a five-day week. */
export const contractMinutesOf = (
  range: DayRange,
  weeklyMinutes: number,
  holidays: ReadonlySet<Day>
): number => Math.round((weeklyMinutes * workingDays(range, holidays)) / 5)

const holidaysNotOnSunday = (range: DayRange, holidays: ReadonlySet<Day>): number =>
  holidaysIn(range, holidays, SUNDAY)

/** The first days of each week: so many a week and those of the days beyond, none of a reversed range. */
function weekdaysIn({ from, until }: DayRange, weekDays = WEEK_DAYS): number {
  const days = Math.max(0, daysBetween(from, until))
  const weeks = Math.floor(days / 7)
  const first = weekdayOf(from)
  let count = weeks * weekDays
  // Asked for thousands of people, which a list each would slow down.
  for (let index = 0; index < days % 7; index += 1) if (((first - 1 + index) % 7) + 1 <= weekDays) count += 1
  return count
}

/** Holidays in the range whose ISO weekday comes before another; few, so that they are counted and not the days. */
function holidaysIn({ from, until }: DayRange, holidays: ReadonlySet<Day>, before: number): number {
  let count = 0
  for (const day of holidays) if (day >= from && day < until && weekdayOf(day) < before) count += 1
  return count
}
