import i18nManager from '@adonisjs/i18n/services/main'
import { announcedHolidays } from '@shiftloom/solver/labour_code/holidays/announced'
import { addDays, type Day } from '@shiftloom/solver/time'
import Holidays from 'date-holidays'
import type { Locale } from '#contracts/enums'

export type CountryHoliday = { day: Day; name: string }

const DAY_MS = 86_400_000
const known = new Map<string, readonly CountryHoliday[]>()

/** Public holidays of a country in a year, by day; each day once, named in the language asked for where it is known. */
export function holidaysOfYear(country: string, year: number, locale: Locale): readonly CountryHoliday[] {
  const key = `${country}/${year}/${locale}`
  let holidays = known.get(key)
  if (!holidays) known.set(key, (holidays = Object.freeze(workOut(country, year, locale))))
  return holidays
}

function workOut(country: string, year: number, locale: Locale): CountryHoliday[] {
  const calendar = new Holidays(country)
  const names = new Map<Day, string>()
  for (const { date, start, end, name, type } of calendar.getHolidays(year, locale.slice(0, 2)) ?? []) {
    if (type !== 'public') continue
    const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
    const first = date.slice(0, 10)
    // The day's own name wins over that of the festival around it.
    for (let index = 0; index < length; index += 1) {
      const day = addDays(first, index)
      if (length === 1 || !names.has(day)) names.set(day, name)
    }
  }
  const i18n = i18nManager.locale(locale)
  for (const { day, name } of announcedHolidays[country] ?? [])
    if (day.startsWith(String(year))) names.set(day, i18n.formatMessage(`holidays.${name}`))
  return [...names].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1))
}
