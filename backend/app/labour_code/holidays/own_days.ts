import type { Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import type { HolidayPlace } from '#app/labour_code/holidays/country_holidays'
import type { Locale } from '#contracts/enums'
import type { HolidayNames } from '#contracts/holidays'

/** A row of `company_holidays`: a day the company keeps, or one of the state's it does not. */
export type OwnDay = {
  id: string
  version: number
  name: string
  names: HolidayNames
  country: string | null
  day: Day
  repeatsYearly: boolean
  removed: boolean
}

const columns = `id, version, name, jsonb_build_object('en-US', names->'en-US', 'pl-PL', names->'pl-PL',
  'vi-VN', names->'vi-VN') as names, country, day::text as day, repeats_yearly as "repeatsYearly", removed`

/** Days taken away come first, so that a company may put one of its own in their place. */
export const loadOwnDays = (): Promise<OwnDay[]> =>
  rows<OwnDay>(`select ${columns} from company_holidays order by removed desc, day, id`)

export async function loadOwnDay(id: string): Promise<OwnDay | undefined> {
  const [found] = await rows<OwnDay>(`select ${columns} from company_holidays where id = ? and not removed`, [
    id,
  ])
  return found
}

/** What it is called in a language. */
export const nameIn = ({ name, names }: Pick<OwnDay, 'name' | 'names'>, locale: Locale): string =>
  names[locale] ?? name

/** The date it falls on in a year; null where it does not. */
export function dayIn(
  year: number,
  { day, repeatsYearly }: Pick<OwnDay, 'day' | 'repeatsYearly'>
): Day | null {
  if (!repeatsYearly) return day.startsWith(`${year}-`) ? day : null
  const here = `${year}${day.slice(4)}`
  if (here < day) return null
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return day.endsWith('-02-29') && !isLeap ? null : here
}

/** Which part of a country keeps the holidays that count, by country. */
export async function chosenRegions(): Promise<Record<string, string>> {
  const [row] = await rows<{ regions: Record<string, string> }>(
    'select holiday_regions as regions from labour_code_settings'
  )
  return row?.regions ?? {}
}

/** Countries as the company keeps their holidays: which part of them, and its own days of weekly rest. */
export async function holidayPlaces(): Promise<(country: string) => HolidayPlace> {
  const [row] = await rows<{ regions: Record<string, string>; rest: number[] | null }>(
    `select holiday_regions as regions, choices->'restWeekdays' as rest from labour_code_settings`
  )
  return (country) => ({ country, region: row?.regions[country] ?? null, restWeekdays: row?.rest ?? [] })
}
