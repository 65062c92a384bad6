import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { partOf } from '#app/requests/reading/wire_request'
import { requestStatuses } from '#contracts/enums'
import type { CalendarRequest } from '#contracts/request_calendar'

/** Requests of these people that wait or are approved and touch the days, by their first day. */
export async function calendarRequests(
  days: CalendarDays,
  employeeIds: readonly string[]
): Promise<CalendarRequest[]> {
  const found = await calendarRows(days, employeeIds).execute()
  return found.map(({ startTime, endTime, ...row }) => ({ ...row, part: partOf({ startTime, endTime }) }))
}

const calendarRows = ({ from, until }: CalendarDays, employeeIds: readonly string[]) =>
  database()
    .selectFrom('requests')
    .select(['id', 'number', 'status', 'employeeId', 'requestTypeId as typeId', 'firstDay', 'lastDay'])
    .select(['startTime', 'endTime'])
    .where('status', 'in', [requestStatuses.pending, requestStatuses.approved])
    .where('firstDay', '<', until)
    .where('lastDay', '>=', from)
    .where('employeeId', '=', anyOf(employeeIds))
    .orderBy('firstDay')
    .orderBy('id')
