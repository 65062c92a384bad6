import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { takeTurns } from '#app/core/database/take_turns'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { requirePositions } from '#app/organisation/public/require_rows'
import { locationsInScope } from '#app/scheduling/public/scope'
import type { PositionDemand, PositionDemandChange } from '#contracts/demand_rules'

const columns = ['positionId', 'version', 'combination', 'smoothed'] as const
type Place = { locationId: string; positionId: string }

/**
 * How the rules of a position go together at a location.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws core.stale_version with `current`
 */
export async function changePosition(
  { locationId, positionId }: Place,
  { version, combination, smoothed }: PositionDemandChange
): Promise<PositionDemand> {
  await locationsInScope([locationId])
  await requirePositions([positionId])
  await takeTurns('demand_positions')
  const before = await storedPosition({ locationId, positionId })
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  const { id: organisationId } = organisationContext.current()
  const chosen = { combination, smoothed, version: version + 1 }
  const after = await database()
    .insertInto('demandPositions')
    .values({ organisationId, locationId, positionId, ...chosen })
    .onConflict((row) => row.columns(['organisationId', 'locationId', 'positionId']).doUpdateSet(chosen))
    .returning(columns)
    .executeTakeFirstOrThrow()
  await record({
    ...{ action: 'demand.change_position', entity: 'position', entityId: positionId, locationId },
    ...{ before, after },
  })
  announceDemand('rules', { locationId })
  return after
}

async function storedPosition({ locationId, positionId }: Place): Promise<PositionDemand> {
  const found = await database()
    .selectFrom('demandPositions')
    .select(columns)
    .where('locationId', '=', locationId)
    .where('positionId', '=', positionId)
    .executeTakeFirst()
  return found ?? { positionId, version: 0, combination: 'sum', smoothed: false }
}
