import type { Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'

/** A row of `company_holidays`: a day the company keeps, or one of the state's it does not. */
export type OwnDay = {
  id: string
  version: number
  name: string
  country: string | null
  day: Day
  repeatsYearly: boolean
  removed: boolean
}

const columns = `id, version, name, country, day::text as day, repeats_yearly as "repeatsYearly", removed`

/** Days taken away come first, so that a company may put one of its own in their place. */
export const loadOwnDays = (): Promise<OwnDay[]> =>
  rows<OwnDay>(`select ${columns} from company_holidays order by removed desc, day, id`)

export async function loadOwnDay(id: string): Promise<OwnDay | undefined> {
  const [found] = await rows<OwnDay>(`select ${columns} from company_holidays where id = ? and not removed`, [
    id,
  ])
  return found
}

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
  const [row] = await rows<{ regions: Record<string, string> | null }>(
    `select settings->'holidayRegions' as regions from organisations`
  )
  return row?.regions ?? {}
}
