import { organisationContext } from '#app/core/organisation_context'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { worksAt } from '#app/requests/people/works_at'
import { requestRows } from '#app/requests/reading/request_rows'
import { partOf } from '#app/requests/reading/wire_request'
import { requestStatuses, type Locale } from '#contracts/enums'
import type { WaitingRequest } from '#contracts/request_calendar'

/** Requests without a decision on these days, of the actor and of people at their locations, by their first day. */
export async function waitingRequests(
  { from, until }: CalendarDays,
  locale: Locale
): Promise<WaitingRequest[]> {
  const { employeeId, locationIds } = organisationContext.actor()
  const found = await requestRows(locale)
    .where('r.status', '=', requestStatuses.pending)
    .where('r.firstDay', '<', until)
    .where('r.lastDay', '>=', from)
    .where('e.archivedAt', 'is', null)
    .$if(locationIds !== null, (query) =>
      query.where((eb) => eb.or([eb('e.id', '=', employeeId), worksAt(locationIds!)]))
    )
    .orderBy('r.firstDay')
    .orderBy('r.id')
    .execute()
  return found.map((row) => ({
    ...{ id: row.id, number: row.number, employeeId: row.employeeId },
    ...{ firstDay: row.firstDay, lastDay: row.lastDay, part: partOf(row) },
    type: { name: row.typeName, shortcut: row.shortcut },
    days: row.days
      .filter(({ day, minutes }) => minutes > 0 && day >= from && day < until)
      .map(({ day }) => day),
  }))
}
