import { database } from '#app/core/database/database'
import { anyOf } from '#app/core/database/any_of'

/** Of those at work in a position at a location, so many have the tag. */
export type PositionMix = { locationId: string; positionId: string; tagId: string; least: number }

/** Who must be among the people of these locations; no one in particular while demand is switched off. */
export async function mixesAt(locationIds: readonly string[]): Promise<PositionMix[]> {
  const rows = await database()
    .selectFrom('demandStaffing as s')
    .innerJoin('organisations as o', 'o.id', 's.organisationId')
    .select(['s.locationId', 's.positionId', 's.mixTagId as tagId', 's.mixLeast as least'])
    .where('o.metricsEnabled', '=', true)
    .where('locationId', '=', anyOf(locationIds))
    .where('s.mixTagId', 'is not', null)
    .orderBy('locationId')
    .orderBy('positionId')
    .execute()
  return rows.flatMap(({ tagId, ...mix }) => (tagId === null ? [] : [{ ...mix, tagId }]))
}
