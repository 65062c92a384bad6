import type { CurrentEvent } from '#app/calendar_feed/contents/current_event'
import { findLocations } from '#app/organisation/public/find_locations'
import { positionNames } from '#app/organisation/public/position_names'
import { publishedWork } from '#app/scheduling/public/published_work'
import type { Day } from '#contracts/schedule'

/** Published work of a person, with names as they are now. */
export async function workOf(employeeId: string, range: { from: Day; until: Day }): Promise<CurrentEvent[]> {
  const work = await publishedWork(range, { employeeIds: [employeeId] })
  const locations = await findLocations([...new Set(work.map(({ locationId }) => locationId))])
  const positions = await positionNames([...new Set(work.flatMap(({ positionId }) => positionId ?? []))])
  return work.map(({ entryId, locationId, positionId, type, startsAt, endsAt, zone, ...rest }) => ({
    entryId,
    content: {
      ...{ type, startsAt, endsAt, zone },
      fullDay: rest.fullDay,
      workMinutes: rest.workMinutes,
      breaks: rest.breaks,
      position: positions.get(positionId ?? '') ?? null,
      location: locations.get(locationId)?.name ?? '',
    },
  }))
}
