import { addDays, type Day } from '../../time/time.ts'
import { announcedHolidays } from './announced.ts'
import { easterSunday } from './easter.ts'

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

/** First day of the lunar year and the Hùng Kings' day; the five days of Tết begin on the eve. */
const lunar: Readonly<Record<number, { tet: Day; hungKings: Day }>> = {
  2025: { tet: '2025-01-29', hungKings: '2025-04-07' },
  2026: { tet: '2026-02-17', hungKings: '2026-04-26' },
  2027: { tet: '2027-02-06', hungKings: '2027-04-16' },
}

/**
 * Public holidays of Vietnam in a year, in order (Labour Code 45/2019/QH14, art. 112).
 *
 * @throws RangeError for years whose lunar days are not in the table
 */
export function vietnameseHolidays(year: number): Day[] {
  const moving = lunar[year]
  if (!moving) throw new RangeError(`No lunar days for ${year}. Maybe add them to the table of holidays.`)
  const announced = announcedHolidays.VN!.map(({ day }) => day).filter((day) => day.startsWith(`${year}`))
  return [
    ...['01-01', '04-30', '05-01', '09-02'].map((day) => `${year}-${day}`),
    ...[-1, 0, 1, 2, 3].map((later) => addDays(moving.tet, later)),
    moving.hungKings,
    ...announced,
  ].sort()
}
