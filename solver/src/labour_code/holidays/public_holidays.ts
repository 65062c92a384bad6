import { addDays, type Day } from '../../time/time.ts'
import { announcedHolidays } from './announced.ts'
import { easterSunday } from './easter.ts'
import { lunarDay } from './lunar.ts'

/** Christmas Eve is free from 2025 (Dz.U. 2024 poz. 1965). */
const CHRISTMAS_EVE_SINCE = 2025

/** Public holidays of Poland in a year, in order (Act of 18 January 1951 on days off work). */
export function polishHolidays(year: number): Day[] {
  const easter = easterSunday(year)
  const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26']
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...(year >= CHRISTMAS_EVE_SINCE ? [`${year}-12-24`] : []),
    ...[0, 1, 49, 60].map((later) => addDays(easter, later)),
  ].sort()
}

/** A public holiday; `confirmed: false` is worked out and still to be announced. */
export type PublicHoliday = { readonly day: Day; readonly confirmed: boolean }

/** The last year whose days have been announced in Vietnam. */
const ANNOUNCED_UNTIL = 2027
const NATIONAL_DAY = '09-02'
/** 24 November is free from 2026 (Resolution 28/2026/QH16). */
const CULTURE_DAY = '11-24'

/**
 * Public holidays of Vietnam in a year, in order (Labour Code 45/2019/QH14, art. 112): five days of Tết from its eve on,
 * the Hùng Kings’ day, the fixed ones, and what was announced. Of later years the lunar days are computed, and the second
 * day of National Day is taken to be the one before it.
 */
export function vietnameseHolidayDays(year: number): PublicHoliday[] {
  const confirmed = year <= ANNOUNCED_UNTIL
  const tet = lunarDay(year, 1, 1)
  const later = confirmed
    ? announcedIn(year)
    : [addDays(`${year}-${NATIONAL_DAY}`, -1), `${year}-${CULTURE_DAY}`]
  return [
    ...['01-01', '04-30', '05-01', NATIONAL_DAY].map((day) => ({ day: `${year}-${day}`, confirmed: true })),
    ...[-1, 0, 1, 2, 3].map((days) => ({ day: addDays(tet, days), confirmed })),
    { day: lunarDay(year, 3, 10), confirmed },
    ...later.map((day) => ({ day, confirmed: confirmed || day.endsWith(CULTURE_DAY) })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** The days alone. */
export const vietnameseHolidays = (year: number): Day[] => vietnameseHolidayDays(year).map(({ day }) => day)

const announcedIn = (year: number): Day[] =>
  announcedHolidays.VN!.map(({ day }) => day).filter((day) => day.startsWith(`${year}`))
