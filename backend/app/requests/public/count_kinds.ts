import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** How many kinds of requests each region has, by its id; a region without any is missing. */
export async function countKinds(regionIds: readonly string[]): Promise<Map<string, number>> {
  const found = await database()
    .selectFrom('requestKinds')
    .select(({ fn }) => ['regionId', fn.countAll<number>().as('count')])
    .where('regionId', '=', anyOf(regionIds))
    .groupBy('regionId')
    .execute()
  return new Map(found.map(({ regionId, count }) => [regionId, count]))
}
