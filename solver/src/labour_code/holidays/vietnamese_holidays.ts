import { addDays, daysOf, weekdayOf, type Day } from '../../time/time.ts'
import { announcedInVietnam, type AnnouncedYear } from './announced.ts'
import { lunarDay } from './lunar.ts'

/** `confirmed: false` is worked out and still to be announced. */
export type VietnameseHoliday = {
  readonly day: Day
  readonly confirmed: boolean
  /** The holiday on a weekly day of rest that gave this day off; left out: a holiday itself. */
  readonly inLieuOf?: Day
}

/** The five-day week of public offices, which announcements are made for. */
export const usualRestWeekdays: readonly number[] = [6, 7]

const TET_DAYS = 5
const [MONDAY, THURSDAY] = [1, 4]
const NATIONAL_DAY = '09-02'
/** 24 November is free from 2026 (Resolution 28/2026/QH16). */
const CULTURE_DAY_SINCE = 2026

/**
 * Days off for public holidays of Vietnam in a year, in order (Labour Code 45/2019/QH14 art. 112): five days of Tết, the
 * Hùng Kings' day, and those with a date. A holiday on a weekly day of rest gives the next working day off
 * (art. 111 (3)); hours on that day are those of a day of rest.
 *
 * @param restWeekdays ISO weekdays of the company's weekly rest, at most six
 */
export function vietnameseHolidayDays(
  year: number,
  restWeekdays: readonly number[] = usualRestWeekdays
): VietnameseHoliday[] {
  const days = statutoryDays(year)
  const isRest = (day: Day): boolean => restWeekdays.includes(weekdayOf(day))
  const taken = new Set(days.map(({ day }) => day))
  const moved = days
    .filter(({ day }) => isRest(day))
    .map(({ day: holiday, confirmed }) => {
      let day = holiday
      while (taken.has(day) || isRest(day)) day = addDays(day, 1)
      taken.add(day)
      return { day, confirmed, inLieuOf: holiday }
    })
  return [...days, ...moved].sort(byDay)
}

/** The days alone. */
export const vietnameseHolidays = (year: number, restWeekdays?: readonly number[]): Day[] =>
  vietnameseHolidayDays(year, restWeekdays).map(({ day }) => day)

const byDay = (a: VietnameseHoliday, b: VietnameseHoliday): number => (a.day < b.day ? -1 : 1)

/** Each day once, in order: the Hùng Kings' day may be one of the others. */
function statutoryDays(year: number): VietnameseHoliday[] {
  const announced = announcedInVietnam[year]
  const { tetFrom, secondNationalDay } = announced ?? computed(year)
  const confirmed = announced !== undefined
  const dates = ['01-01', '04-30', '05-01', NATIONAL_DAY, ...(year >= CULTURE_DAY_SINCE ? ['11-24'] : [])]
  const fixed = dates.map((date) => ({ day: `${year}-${date}`, confirmed: true }))
  const others = [
    ...daysOf(tetFrom, addDays(tetFrom, TET_DAYS)),
    lunarDay(year, 3, 10),
    secondNationalDay,
  ].filter((day) => fixed.every((one) => one.day !== day))
  return [...fixed, ...others.map((day) => ({ day, confirmed }))].sort(byDay)
}

/** As it is usually announced: Tết from its eve on, and the side of National Day that makes the weekend longer. */
function computed(year: number): AnnouncedYear {
  const nationalDay = `${year}-${NATIONAL_DAY}`
  const after = [MONDAY, THURSDAY].includes(weekdayOf(nationalDay))
  return {
    tetFrom: addDays(lunarDay(year, 1, 1), -1),
    secondNationalDay: addDays(nationalDay, after ? 1 : -1),
  }
}
