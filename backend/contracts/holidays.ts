import type { Locale } from './enums.ts'
import type { Day } from './schedule.ts'

/** A name in each language; `null` for the one that is common to all. */
export type HolidayNames = Record<Locale, string | null>

/** A day the company keeps itself. */
export type OwnHoliday = {
  id: string
  version: number
  /** Where a language has no name of its own. */
  name: string
  names: HolidayNames
  /** ISO 3166-1 alpha-2; `null` for wherever the company works. */
  country: string | null
  /** The first day; every year on its date when it repeats, 29 February in leap years only. */
  day: Day
  repeatsYearly: boolean
}
/** POST /api/labour-code/holidays. PUT /api/labour-code/holidays/:id carries `version` too. */
export type OwnHolidayInput = Omit<OwnHoliday, 'id' | 'version' | 'names'> & {
  /** Left out, names of languages stay as they are. */
  names?: HolidayNames | undefined
}

/** One holiday of a year in one country. */
export type HolidayOfYear = {
  day: Day
  name: string
  country: string
  /** false: worked out, and still to be announced. */
  confirmed: boolean
  /** A holiday of the state that the company works through. */
  hidden: boolean
  /** Hidden every year on this date, not in this year only. */
  hiddenYearly: boolean
  /** The company's own row; `null` for a public holiday. */
  own: OwnHoliday | null
}

/** A country the company or one of its locations is in. */
export type HolidayCountry = {
  country: string
  /** Names of its locations there. */
  locations: string[]
  /** Parts of the country that keep holidays of their own; empty where there are none. */
  regions: { code: string; name: string }[]
  /** The part whose holidays count; `null` for those of the whole country only. */
  region: string | null
}

/** GET /api/labour-code/holidays?year. Days by date. */
export type HolidayYear = { year: number; countries: HolidayCountry[]; days: HolidayOfYear[] }

/** PUT /api/labour-code/holidays/hidden: it is worked as any other day, or it is a holiday again. */
export type HideHolidayInput = { country: string; day: Day; hidden: boolean; yearly: boolean }
/** PUT /api/labour-code/holidays/regions */
export type HolidayRegionInput = { country: string; region: string | null }
