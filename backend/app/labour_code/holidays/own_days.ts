import { sql } from 'kysely'
import type { Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import type { HolidayPlace } from '#app/labour_code/holidays/country_holidays'
import type { Locale } from '#contracts/enums'
import type { HolidayNames } from '#contracts/holidays'

/** A day the company keeps, or one of the state's it does not. */
export type OwnDay = Awaited<ReturnType<typeof loadOwnDays>>[number]

const names = sql<HolidayNames>`jsonb_build_object('en-US', names->'en-US', 'pl-PL', names->'pl-PL',
  'vi-VN', names->'vi-VN')`.as('names')

const ownDays = () =>
  database()
    .selectFrom('companyHolidays')
    .select(['id', 'version', 'name', names, 'country', 'day', 'repeatsYearly', 'removed'])

/** Days taken away come first, so that a company may put one of its own in their place. */
export const loadOwnDays = () => ownDays().orderBy('removed', 'desc').orderBy('day').orderBy('id').execute()

export const loadOwnDay = (id: string): Promise<OwnDay | undefined> =>
  ownDays().where('id', '=', id).where('removed', '=', false).executeTakeFirst()

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

const settings = () => database().selectFrom('labourCodeSettings')

/** Which part of a country keeps the holidays that count, by country. */
export async function chosenRegions(): Promise<Record<string, string>> {
  const row = await settings().select('holidayRegions').executeTakeFirst()
  return row?.holidayRegions ?? {}
}

/** Countries as the company keeps their holidays: which part of them, and its own days of weekly rest. */
export async function holidayPlaces(): Promise<(country: string) => HolidayPlace> {
  const row = await settings().select(['holidayRegions', 'choices']).executeTakeFirst()
  const restWeekdays = row?.choices.restWeekdays ?? []
  return (country) => ({ country, region: row?.holidayRegions[country] ?? null, restWeekdays })
}
