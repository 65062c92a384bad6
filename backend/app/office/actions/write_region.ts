import { database, now, nextVersion } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { noted } from '#app/office/events/record_office'
import { refuseTaken } from '#app/office/actions/refuse_taken'
import { regionDetails } from '#app/office/queries/regions'
import { holidayRegions } from '#app/labour_code/public/holiday_regions'
import type { NewRegionInput, Region, RegionInput } from '#contracts/office'

const unique = {
  regions_name: { code: 'office.name_taken', field: 'name' },
  regions_country: { code: 'office.country_taken', field: 'country' },
} as const

/**
 * @throws office.name_taken
 * @throws office.country_taken
 */
export async function createRegion({ name, country }: NewRegionInput): Promise<Region> {
  const id = newId()
  await refuseTaken(unique, () => database().insertInto('regions').values({ id, name, country }).execute())
  return noted('region', 'create', { after: await regionDetails(id) })
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws office.name_taken
 * @throws office.country_taken
 * @throws office.unknown_holiday_region unless it is a part of the country
 */
export async function updateRegion(
  { id, version }: { id: string; version: number },
  input: RegionInput
): Promise<Region> {
  const before = await regionDetails(id, 'lock')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  requireHolidayRegion(input)
  const { name, country, currency, timeZone, timeFormat, dateFormat, firstDayOfWeek, holidayRegion } = input
  await refuseTaken(unique, () =>
    changed(id)
      .set({ name, country, currency, timeZone, timeFormat, dateFormat, firstDayOfWeek, holidayRegion })
      .execute()
  )
  return noted('region', 'update', { before, after: await regionDetails(id) })
}

const changed = (id: string) =>
  database().updateTable('regions').set({ version: nextVersion }).where('id', '=', id)

function requireHolidayRegion({ country, holidayRegion }: RegionInput): void {
  if (holidayRegion === null) return
  const parts = country ? holidayRegions(country) : []
  if (!parts.some(({ code }) => code === holidayRegion))
    throw new DomainError('office.unknown_holiday_region', { field: 'holidayRegion' })
}

/** Takes a region out of use. Repeating it changes nothing. @throws core.not_found */
export const archiveRegion = (id: string): Promise<Region> => storeUse(id, true)

/**
 * Brings a region back. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws office.name_taken
 * @throws office.country_taken
 */
export const restoreRegion = (id: string): Promise<Region> => storeUse(id, false)

async function storeUse(id: string, archived: boolean): Promise<Region> {
  const before = await regionDetails(id, 'lock')
  if (before.active !== archived) return before
  await refuseTaken(unique, () =>
    changed(id)
      .set({ archivedAt: archived ? now : null })
      .execute()
  )
  return noted('region', archived ? 'archive' : 'restore', { before, after: await regionDetails(id) })
}
