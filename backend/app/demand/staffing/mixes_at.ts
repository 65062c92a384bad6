import { database } from '#app/core/database/database'
import { anyOf } from '#app/core/database/any_of'

/** Of those at work in a position at a location, so many have the tag. */
export type PositionMix = { locationId: string; positionId: string; tagId: string; least: number }

/** Who must be among the people of these locations. */
export async function mixesAt(locationIds: readonly string[]): Promise<PositionMix[]> {
  const rows = await database()
    .selectFrom('demandStaffing')
    .select(['locationId', 'positionId', 'mixTagId as tagId', 'mixLeast as least'])
    .where('locationId', '=', anyOf(locationIds))
    .where('mixTagId', 'is not', null)
    .orderBy('locationId')
    .orderBy('positionId')
    .execute()
  return rows.flatMap(({ tagId, ...mix }) => (tagId === null ? [] : [{ ...mix, tagId }]))
}
