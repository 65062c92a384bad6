import { holidaysOfYear, type HolidayPlace } from '#app/labour_code/holidays/country_holidays'
import { holidayRegions } from '#app/labour_code/holidays/holiday_regions'
import {
  chosenRegions,
  dayIn,
  holidayPlaces,
  loadOwnDays,
  nameIn,
  type OwnDay,
} from '#app/labour_code/holidays/own_days'
import { countriesOfCompany } from '#app/organisation/public/countries'
import type { Locale } from '#contracts/enums'
import type { HolidayCountry, HolidayOfYear, HolidayYear } from '#contracts/holidays'

/** All holidays of a year where the organisation works, those it hides among them. */
export async function holidayYear(year: number, locale: Locale): Promise<HolidayYear> {
  const countries = await holidayCountries()
  const own = await loadOwnDays()
  const placeOf = await holidayPlaces()
  const days = countries.flatMap(({ country }) => daysOf(placeOf(country), year, locale, own))
  return { year, countries, days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) }
}

/** Countries of the organisation and its locations. */
async function holidayCountries(): Promise<HolidayCountry[]> {
  const chosen = await chosenRegions()
  const places = await countriesOfCompany()
  return places.map(({ country, locations }) => ({
    country,
    locations,
    regions: holidayRegions(country),
    region: chosen[country] ?? null,
  }))
}

function daysOf(place: HolidayPlace, year: number, locale: Locale, all: OwnDay[]): HolidayOfYear[] {
  const { country } = place
  const here = all.filter((row) => row.country === null || row.country === country)
  const hiddenBy = (day: string) => here.find((row) => row.removed && dayIn(year, row) === day)
  const kept = here.flatMap(({ removed, ...row }) => {
    const day = removed ? null : dayIn(year, row)
    return day === null ? [] : [{ day, own: row }]
  })
  return [
    ...holidaysOfYear(place, year, locale)
      .filter(({ day }) => !kept.some((one) => one.day === day))
      .map(({ day, name, confirmed }) => {
        const hiding = hiddenBy(day)
        return {
          ...{ day, name, country, confirmed, own: null },
          hidden: hiding !== undefined,
          hiddenYearly: hiding?.repeatsYearly ?? false,
        }
      }),
    ...kept.map(({ day, own }) => ({
      ...{ day, name: nameIn(own, locale), country, confirmed: true, own },
      hidden: false,
      hiddenYearly: false,
    })),
  ]
}
