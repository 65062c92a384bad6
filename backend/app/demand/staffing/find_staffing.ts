import { addDays, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { longestShifts } from '#app/labour_code/public/longest_shift'
import { peopleOfLocations } from '#app/scheduling/public/schedule_people'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import type { PositionStaffing, Staffing } from '#contracts/demand_staffing'

type Place = { locationId: string; positionId: string }

/** Until a planner says otherwise. */
const usual: Staffing = {
  ...{ version: 0, mostPeople: null, leastMinutes: 240, mostMinutes: 720, startEveryMinutes: 30 },
  ...{ catalogue: [], skillMix: null },
}

/**
 * Which shifts may be made for a position at a location.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 */
export async function findStaffing({ locationId, positionId }: Place): Promise<PositionStaffing> {
  const [place] = await locationsInScope([locationId])
  const position = await database()
    .selectFrom('positions')
    .select(['id as positionId', 'name', 'color'])
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow(() => notFound({ positionId }))
  const stored = await staffingAt(locationId, [positionId])
  const lawful = await lawfulMinutesAt(place!, [positionId])
  return { ...position, ...stored.get(positionId)!, lawfulMinutes: lawful.get(positionId)! }
}

/** Of each of the positions at a location, as it is stored or as usual. */
export async function staffingAt(
  locationId: string,
  positionIds: readonly string[]
): Promise<Map<string, Staffing>> {
  const rows = await database()
    .selectFrom('demandStaffing')
    .select(['positionId', 'version', 'mostPeople', 'leastMinutes', 'mostMinutes'])
    .select(['startEveryMinutes', 'catalogue', 'mixTagId', 'mixLeast'])
    .where('locationId', '=', locationId)
    .where('positionId', '=', anyOf(positionIds))
    .execute()
  const stored = new Map(
    rows.map(({ positionId, mixTagId, mixLeast, ...staffing }): [string, Staffing] => [
      positionId,
      { ...staffing, skillMix: mixTagId === null ? null : { tagId: mixTagId, least: mixLeast } },
    ])
  )
  return new Map(positionIds.map((id) => [id, stored.get(id) ?? usual]))
}

/** The longest shift by the rules in force for those who have each of the positions at a location, today. */
export async function lawfulMinutesAt(
  { id, zone, country }: ScopeLocation,
  positionIds: readonly string[]
): Promise<Map<string, number>> {
  const today = dayOf(Date.now(), zone)
  const people = await peopleOfLocations({ from: today, until: addDays(today, 1) }, [id])
  const having = (positionId: string) =>
    people.filter((person) => person.positionIds.includes(positionId)).map((person) => person.id)
  const groups = new Map(positionIds.map((positionId) => [positionId, having(positionId)]))
  return longestShifts(country, groups, today)
}
