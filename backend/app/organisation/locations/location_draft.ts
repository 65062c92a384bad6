import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { loadLocation } from '#app/organisation/locations/load_locations'
import type { LocationDraft } from '#contracts/organisation'

/**
 * What a copy of a location starts from: how it works, without what names one place (code, address, point on the map),
 * without the people in charge of it and without positions out of use.
 *
 * @throws core.not_found
 */
export async function locationDraft(id: string): Promise<LocationDraft> {
  const location = await loadLocation(id)
  if (!location) throw notFound()
  const { id: _id, version: _version, mainEmployeeCount: _count, ...draft } = location
  const nowhere = { street: null, postalCode: null, city: null }
  const positions = await database()
    .selectFrom('positions')
    .select('id')
    .where('id', '=', anyOf(draft.positionIds))
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute()
  const positionIds = positions.map(({ id: positionId }) => positionId)
  return {
    ...draft,
    positionIds,
    code: null,
    address: nowhere,
    contactPerson: null,
    point: null,
    adminIds: [],
  }
}
