import i18nManager from '@adonisjs/i18n/services/main'
import { vietnameseHolidayDays } from '@shiftloom/solver/labour_code/holidays/public_holidays'
import { addDays, type Day } from '@shiftloom/solver/time'
import Holidays from 'date-holidays'
import { holidayNames } from '#app/labour_code/holidays/holiday_names'
import type { Locale } from '#contracts/enums'

/** `confirmed: false` is worked out and still to be announced. */
export type CountryHoliday = { day: Day; name: string; confirmed: boolean }

const DAY_MS = 86_400_000
const known = new Map<string, readonly CountryHoliday[]>()

/**
 * Public holidays of a country in a year, by day; each day once, named in the language asked for where it is known.
 *
 * @param region a part of the country with holidays of its own, as `holidayRegions` names them
 */
export function holidaysOfYear(
  country: string,
  year: number,
  locale: Locale,
  region: string | null = null
): readonly CountryHoliday[] {
  const key = `${country}/${region}/${year}/${locale}`
  let holidays = known.get(key)
  if (!holidays) known.set(key, (holidays = Object.freeze(workOut(country, year, locale, region))))
  return holidays
}

function workOut(country: string, year: number, locale: Locale, region: string | null): CountryHoliday[] {
  const calendar = region ? new Holidays(country, region) : new Holidays(country)
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
  const own = holidayNames(country, year)
  const i18n = i18nManager.locale(locale)
  // What is written down here wins over the library, whose names are often in another language.
  const nameOf = (day: Day): string => {
    const { key, ...values } = own.get(day) ?? {}
    return key ? i18n.formatMessage(`holidays.${key}`, values) : (names.get(day) ?? '')
  }
  // The kernel's calendar decides about the days of Vietnam, for the library knows nothing of what is announced.
  const days =
    country === 'VN'
      ? vietnameseHolidayDays(year)
      : [...names.keys()].sort().map((day) => ({ day, confirmed: true }))
  return days.map(({ day, confirmed }) => ({ day, name: nameOf(day), confirmed }))
}
