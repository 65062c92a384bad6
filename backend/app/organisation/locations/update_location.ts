import { record } from '#app/core/audit/record'
import { trx } from '#app/core/organisation_context'
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
export class UpdateLocation {
  async handle({ id, version, location: asked }: UpdateLocationInput): Promise<Location> {
    const before = requireVersion(await loadLocation(id, 'lock'), version)
    const location = await withCode(asked)
    await requireKnownReferences(location, before)
    const row = { ...locationColumns(location), version: version + 1, updated_at: new Date() }
    await refuseTakenCode(location, () => trx().from('locations').where('id', id).update(row))
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
}
