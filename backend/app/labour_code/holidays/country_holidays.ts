import i18nManager from '@adonisjs/i18n/services/main'
import {
  usualRestWeekdays,
  vietnameseHolidayDays,
  type VietnameseHoliday,
} from '@shiftloom/solver/labour_code/holidays/vietnamese_holidays'
import { addDays, type Day } from '@shiftloom/solver/time'
import Holidays from 'date-holidays'
import { holidayNames } from '#app/labour_code/holidays/holiday_names'
import type { Locale } from '#contracts/enums'

/** `confirmed: false` is worked out and still to be announced. */
export type CountryHoliday = { day: Day; name: string; confirmed: boolean }

const DAY_MS = 86_400_000
const known = new Map<string, readonly CountryHoliday[]>()

/** Where holidays count: a country, the part of it that was chosen, and the company's weekly rest there. */
export type HolidayPlace = {
  country: string
  /** A part of the country with holidays of its own, as `holidayRegions` names them. */
  region?: string | null
  /** ISO weekdays; empty or left out: the usual ones. In Vietnam a holiday on one of them moves. */
  restWeekdays?: readonly number[]
}

/** Public holidays of a place in a year, by day; each day once, named in the language asked for where it is known. */
export function holidaysOfYear(
  { country, region = null, restWeekdays = [] }: HolidayPlace,
  year: number,
  locale: Locale
): readonly CountryHoliday[] {
  const rest = country !== 'VN' || restWeekdays.length === 0 ? usualRestWeekdays : restWeekdays
  const key = `${country}/${region}/${rest.join('')}/${year}/${locale}`
  let holidays = known.get(key)
  if (!holidays) known.set(key, (holidays = Object.freeze(workOut(country, year, locale, region, rest))))
  return holidays
}

function workOut(
  country: string,
  year: number,
  locale: Locale,
  region: string | null,
  restWeekdays: readonly number[]
): CountryHoliday[] {
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
  // The kernel's calendar decides about the days of Vietnam, because the library has no announced days.
  const days: VietnameseHoliday[] =
    country === 'VN'
      ? vietnameseHolidayDays(year, restWeekdays)
      : [...names.keys()].sort().map((day) => ({ day, confirmed: true }))
  return days.map(({ day, confirmed, inLieuOf }) => ({
    day,
    name: inLieuOf
      ? i18n.formatMessage('holidays.vn_day_in_lieu', { holiday: nameOf(inLieuOf) })
      : nameOf(day),
    confirmed,
  }))
}
