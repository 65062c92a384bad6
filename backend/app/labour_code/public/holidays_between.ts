import type { Day } from '@shiftloom/solver/time'
import { holidaysOfYear, type HolidayPlace } from '#app/labour_code/holidays/country_holidays'
import { dayIn, holidayPlaces, loadOwnDays, nameIn, type OwnDay } from '#app/labour_code/holidays/own_days'
import type { Locale } from '#contracts/enums'

export type Holiday = {
  day: Day
  name: string
  country: string
  /** Kept by the company, not by the state. */
  own?: true
  /** Worked out, and still to be announced. */
  unconfirmed?: true
}

/**
 * Holidays of countries in a half-open range of days: those of the state, with what the organisation adds and takes
 * away. Sorted by day; each day once per country.
 *
 * @param countries ISO 3166-1 alpha-2, upper case
 */
export async function holidaysBetween(
  { from, until }: { from: Day; until: Day },
  countries: string[],
  locale: Locale
): Promise<Holiday[]> {
  const own = await loadOwnDays()
  const placeOf = await holidayPlaces()
  const years = yearsOf(from, until)
  return countries
    .flatMap((country) => {
      const ofCountry = own.filter((holiday) => holiday.country === null || holiday.country === country)
      return years.flatMap((year) => ofYear(placeOf(country), year, locale, ofCountry))
    })
    .filter(({ day }) => day >= from && day < until)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

function ofYear(place: HolidayPlace, year: number, locale: Locale, own: OwnDay[]): Holiday[] {
  const { country } = place
  const found = new Map<Day, Holiday>()
  for (const { day, name, confirmed } of holidaysOfYear(place, year, locale))
    found.set(day, { day, name, country, ...(!confirmed && { unconfirmed: true as const }) })
  for (const holiday of own) {
    const here = dayIn(year, holiday)
    if (here === null) continue
    if (holiday.removed) found.delete(here)
    else found.set(here, { day: here, name: nameIn(holiday, locale), country, own: true })
  }
  return [...found.values()]
}

const yearsOf = (from: Day, until: Day): number[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
