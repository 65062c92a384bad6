import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** `country` (ISO 3166-1 alpha-2) decides holidays and law; `timeZone` is the IANA zone its wall clock is read in. */
export type FoundLocation = Awaited<ReturnType<typeof locationsWith>>[number]

const locationsWith = (ids: readonly string[]) =>
  database()
    .selectFrom('locations')
    .select(['id', 'name', 'code', 'country', 'timeZone', 'workingHours'])
    .where('id', '=', anyOf(ids))
    .execute()

/** Locations of the organisation by id, regardless of the actor; an unknown id is missing in the map. */
export async function findLocations(ids: readonly string[]): Promise<Map<string, FoundLocation>> {
  const found = await locationsWith(ids)
  return new Map(found.map((location) => [location.id, location]))
}
