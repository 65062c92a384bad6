import { database } from '#app/core/database/database'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { partOf } from '#app/requests/reading/wire_request'
import { requestStatuses } from '#contracts/enums'
import type { RequestContent } from '#contracts/filed_requests'
import type { RequestType } from '#contracts/requests'

type ApprovedAbsence = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part'> & {
  requestId: string
  kind: RequestType['kind']
  /** The place whose clock counts. */
  locationId: string | null
  /** What the request has in the schedule. */
  entryIds: string[]
}

/** Approved requests of a person that touch the days, by their first one. Business trips and
 * remote work are work, not absences. */
export async function approvedAbsences(
  employeeId: string,
  { from, until }: CalendarDays
): Promise<ApprovedAbsence[]> {
  const found = await database()
    .selectFrom('requests as r')
    .innerJoin('requestTypes as t', 't.id', 'r.requestTypeId')
    .select(['r.id as requestId', 't.kind', 'r.firstDay', 'r.lastDay', 'r.locationId'])
    .select(['r.startTime', 'r.endTime', 'r.effect'])
    .where('r.employeeId', '=', employeeId)
    .where('r.status', '=', requestStatuses.approved)
    .where('t.kind', '<>', 'delegation')
    .where('t.countsAsWorkingTime', '=', false)
    .where('r.firstDay', '<', until)
    .where('r.lastDay', '>=', from)
    .orderBy('r.firstDay')
    .orderBy('r.id')
    .execute()
  return found.map(({ startTime, endTime, effect, ...rest }) => ({
    ...rest,
    part: partOf({ startTime, endTime }),
    entryIds: effect?.entryIds ?? [],
  }))
}
