import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import {
  linkLocation,
  locationColumns,
  refuseTakenCode,
  requireKnownReferences,
  withCode,
} from '#app/organisation/locations/write_location'
import { loadLocation } from '#app/organisation/locations/load_locations'
import type { Location, LocationInput } from '#contracts/organisation'

/**
 * Opens a location; without a code it gets a free one.
 *
 * @param copied the location it begins as
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 * @throws organisation.location_code_taken
 */
export async function createLocation(asked: LocationInput, copied?: Location): Promise<Location> {
  const id = newId()
  const input = await withCode(asked)
  await requireKnownReferences(input, copied)
  const row = { id, organisationId: organisationContext.current().id, ...locationColumns(input) }
  await refuseTakenCode(input, () => database().insertInto('locations').values(row).execute())
  await linkLocation(id, input)
  await record({
    action: 'organisation.create',
    entity: 'location',
    entityId: id,
    locationId: id,
    after: input,
  })
  return (await loadLocation(id))!
}
