import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { requireVersion } from '#app/organisation/directory/require_version'
import {
  linkLocation,
  locationColumns,
  refuseTakenCode,
  requireKnownReferences,
  withCode,
} from '#app/organisation/locations/write_location'
import { loadLocation } from '#app/organisation/locations/load_locations'
import type { Location, LocationInput } from '#contracts/organisation'

type UpdateLocationInput = { id: string; version: number; location: LocationInput }

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 * @throws organisation.location_code_taken
 */
export async function updateLocation({
  id,
  version,
  location: asked,
}: UpdateLocationInput): Promise<Location> {
  const before = requireVersion(await loadLocation(id, 'lock'), version)
  const location = await withCode(asked)
  await requireKnownReferences(location, before)
  const row = { ...locationColumns(location), version: nextVersion }
  await refuseTakenCode(location, () =>
    database().updateTable('locations').set(row).where('id', '=', id).execute()
  )
  await linkLocation(id, location)
  const after = (await loadLocation(id))!
  await record({
    action: 'organisation.update',
    entity: 'location',
    entityId: id,
    locationId: id,
    before,
    after,
  })
  return after
}
