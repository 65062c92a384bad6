import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'

/**
 * Where the planned days begin and end and whose holidays count: the first of the locations.
 *
 * @throws core.not_found when one of the locations does not exist here
 */
export async function planningPlace(
  locationIds: readonly string[]
): Promise<{ zone: string; country: string }> {
  const found = await database()
    .selectFrom('locations')
    .select(['id', 'timeZone as zone', 'country'])
    .where('id', '=', anyOf(locationIds))
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute()
  const missing = locationIds.find((id) => !found.some((one) => one.id === id))
  if (missing || !found[0]) throw notFound({ locationId: missing })
  return found[0]
}
