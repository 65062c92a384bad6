import { notFound } from '#app/core/errors/domain_error'
import { loadLocation } from '#app/organisation/queries/load_locations'
import type { LocationDraft } from '#contracts/organisation'

/**
 * What a copy of a location starts from: how it works, without what names one place (code, address, point on the map)
 * and without the people who answer for it.
 *
 * @throws core.not_found
 */
export async function locationDraft(id: string): Promise<LocationDraft> {
  const location = await loadLocation(id)
  if (!location) throw notFound()
  const { id: _id, version: _version, mainEmployeeCount: _count, ...draft } = location
  const nowhere = { street: null, postalCode: null, city: null }
  return { ...draft, code: null, address: nowhere, contactPerson: null, point: null, adminIds: [] }
}
