import { addDays, periodOf, periodOfDays } from '@shiftloom/solver/time'
import type { CurrentEvent } from '#app/calendar_feed/contents/current_event'
import { findLocations } from '#app/organisation/public/find_locations'
import { approvedAbsences } from '#app/requests/public/approved_absences'
import { publishedAbsencesOf } from '#app/scheduling/public/published_work'
import { scheduleEntryTypes as types } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Neither a place nor a kind: calendars of other companies need not know why a person is away. */
const nothingMore = { workMinutes: 0, breaks: [], position: null, location: '' }

/**
 * Absences of a person: approved requests as soon as they are, each from its first to its last day, and what planners
 * entered, once it is published.
 *
 * @param companyZone for requests without a place
 */
export async function absencesOf(
  employeeId: string,
  range: { from: Day; until: Day },
  companyZone: string
): Promise<CurrentEvent[]> {
  const requests = await approvedAbsences(employeeId, range)
  const places = await findLocations([...new Set(requests.flatMap(({ locationId }) => locationId ?? []))])
  const asked = requests.map(({ requestId, kind, firstDay, lastDay, part, locationId }) => {
    const zone = places.get(locationId ?? '')?.timeZone ?? companyZone
    const { start, end } = part
      ? periodOf(firstDay, part.start, part.end, zone)
      : periodOfDays(firstDay, addDays(lastDay, 1), zone)
    const type = kind === 'vacation' ? types.holiday : types.other
    const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString(), zone }
    return { entryId: requestId, content: { type, ...times, fullDay: part === null, ...nothingMore } }
  })
  const ofRequests = new Set(requests.flatMap(({ entryIds }) => entryIds))
  const entered = (await publishedAbsencesOf(employeeId, range))
    .filter(({ entryId }) => !ofRequests.has(entryId))
    .map(({ entryId, type, startsAt, endsAt, zone, fullDay }) => ({
      entryId,
      content: { type, startsAt, endsAt, zone, fullDay, ...nothingMore },
    }))
  return [...asked, ...entered]
}
