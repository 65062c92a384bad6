import { record } from '#app/core/audit/record'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { findStaffing } from '#app/demand/staffing/find_staffing'
import { requireTags } from '#app/organisation/public/require_rows'
import { requireSoundStaffing } from '#app/demand/staffing/require_sound_staffing'
import type { PositionStaffing, StaffingChange } from '#contracts/demand_staffing'

type Place = { locationId: string; positionId: string }

/**
 * Says which shifts may be made for a position at a location.
 *
 * @throws core.not_found also for a tag
 * @throws core.forbidden for a location the actor may not touch
 * @throws core.stale_version with `current`
 * @throws demand.staffing_* as `requireSoundStaffing` says
 */
export async function changeStaffing(
  place: Place,
  { version, catalogue, skillMix, ...limits }: StaffingChange
): Promise<PositionStaffing> {
  await takeTurns('demand_staffing')
  const before = await findStaffing(place)
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  requireSoundStaffing({ version, catalogue, skillMix, ...limits })
  await requireTags(skillMix ? [skillMix.tagId] : [])
  const { id: organisationId } = organisationContext.current()
  const chosen = {
    ...{ ...limits, catalogue: json(catalogue), version: version + 1 },
    ...{ mixTagId: skillMix?.tagId ?? null, mixLeast: skillMix?.least ?? 1 },
  }
  await database()
    .insertInto('demandStaffing')
    .values({ organisationId, ...place, ...chosen })
    .onConflict((row) => row.columns(['organisationId', 'locationId', 'positionId']).doUpdateSet(chosen))
    .execute()
  const after = await findStaffing(place)
  await record({
    ...{ action: 'demand.change_staffing', entity: 'position', entityId: place.positionId },
    ...{ locationId: place.locationId, before: shown(before), after: shown(after) },
  })
  announceDemand('staff', { locationId: place.locationId })
  return after
}

const shown = ({
  mostPeople,
  leastMinutes,
  mostMinutes,
  startEveryMinutes,
  catalogue,
  skillMix,
}: PositionStaffing) => ({
  ...{ mostPeople, leastMinutes, mostMinutes, startEveryMinutes, catalogue, skillMix },
})
