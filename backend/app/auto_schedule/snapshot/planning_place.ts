import { rows } from '#app/core/organisation_context'
import { notFound } from '#app/core/errors/domain_error'

/**
 * Where the planned days begin and end and whose holidays count: the first of the locations.
 *
 * @throws core.not_found when one of the locations does not exist here
 */
export async function planningPlace(
  locationIds: readonly string[]
): Promise<{ zone: string; country: string }> {
  const found = await rows<{ id: string; zone: string; country: string }>(
    'select id, time_zone as zone, country from locations where id = any(?) and archived_at is null order by id',
    [[...locationIds]]
  )
  const missing = locationIds.find((id) => !found.some((one) => one.id === id))
  if (missing || !found[0]) throw notFound({ locationId: missing })
  return found[0]
}
