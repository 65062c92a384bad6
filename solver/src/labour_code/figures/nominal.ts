import { addDays, daysBetween, daysOf, weekdayOf, type Day } from '../../time/time.ts'

/** Half-open range of calendar days. */
export type DayRange = { readonly from: Day; readonly until: Day }

const SATURDAY = 6
const SUNDAY = 7
const DAY_MINUTES = 480
const WEEK_MINUTES = 2400

/** A shorter norm set by the company, e.g. 7 hours and 35 hours. */
export type Norm = { readonly dayMinutes: number; readonly weekMinutes: number }
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
  const rest = daysOf(addDays(from, weeks * 7), until).filter((day) => weekdayOf(day) < SATURDAY).length
  const free = holidaysNotOnSunday({ from, until }, holidays)
  return Math.max(0, weeks * weekMinutes + (rest - free) * dayMinutes)
}

/** Days from Monday to Friday that are no holidays. */
export const workingDays = ({ from, until }: DayRange, holidays: ReadonlySet<Day>): number =>
  daysOf(from, until).filter((day) => weekdayOf(day) < SATURDAY && !holidays.has(day)).length

/**
 * Most days of work in a period in Poland: Monday to Friday, less a day for each public holiday that is not a Sunday,
 * those on a Saturday included (Kodeks pracy, art. 130 § 2), less the days of leave.
 */
export function daysOfWorkInPoland(
  range: DayRange,
  holidays: ReadonlySet<Day>,
  { leaveDays = 0 } = {}
): number {
  const days = daysOf(range.from, range.until).filter((day) => weekdayOf(day) < SATURDAY).length
  return Math.max(0, days - holidaysNotOnSunday(range, holidays) - leaveDays)
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

const holidaysNotOnSunday = ({ from, until }: DayRange, holidays: ReadonlySet<Day>): number =>
  daysOf(from, until).filter((day) => holidays.has(day) && weekdayOf(day) !== SUNDAY).length
