import { addDays, type Day } from '../../time/time.ts'
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
