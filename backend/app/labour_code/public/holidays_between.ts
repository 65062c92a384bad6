import type { Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import { holidaysOfYear } from '#app/labour_code/holidays/country_holidays'
import type { Locale } from '#contracts/enums'

export type Holiday = { day: Day; name: string; country: string }

type CompanyHoliday = {
  name: string
  country: string | null
  day: Day
  repeatsYearly: boolean
  removed: boolean
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
  const own = await rows<CompanyHoliday>(
    'select name, country, day, repeats_yearly as "repeatsYearly", removed from company_holidays'
  )
  const years = yearsOf(from, until)
  return countries
    .flatMap((country) => {
      const ofCountry = own.filter((holiday) => holiday.country === null || holiday.country === country)
      return years.flatMap((year) => ofYear(country, year, locale, ofCountry))
    })
    .filter(({ day }) => day >= from && day < until)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

function ofYear(country: string, year: number, locale: Locale, own: CompanyHoliday[]): Holiday[] {
  const names = new Map(holidaysOfYear(country, year, locale).map(({ day, name }) => [day, name]))
  for (const { day, name, repeatsYearly, removed } of own) {
    const here = repeatsYearly ? `${year}${day.slice(4)}` : day
    if (!here.startsWith(String(year)) || (repeatsYearly && day > here)) continue
    if (removed) names.delete(here)
    else names.set(here, name)
  }
  return [...names].map(([day, name]) => ({ day, name, country }))
}

const yearsOf = (from: Day, until: Day): number[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
