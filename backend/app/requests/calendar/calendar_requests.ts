import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { requestStatuses } from '#contracts/enums'
import type { CalendarRequest } from '#contracts/request_calendar'

const shown = [requestStatuses.pending, requestStatuses.approved]

/**
 * Requests of these people that wait or are approved and touch the days, by their first day. As one value: a year of a
 * thousand people has ten thousand of them, and a row each costs more than finding it.
 */
export async function calendarRequests(
  { from, until }: CalendarDays,
  employeeIds: readonly string[]
): Promise<CalendarRequest[]> {
  const { rows } = await sql<{ requests: CalendarRequest[] }>`
    select coalesce(json_agg(json_build_object('id', id, 'number', number, 'status', status,
      'employeeId', employee_id, 'typeId', request_type_id, 'firstDay', first_day, 'lastDay', last_day,
      'part', case when start_time is not null then json_build_object('start', start_time, 'end', end_time) end)
      order by first_day, id), '[]') as requests
    from requests where status = any(${shown}::int[]) and first_day < ${until} and last_day >= ${from}
      and employee_id = any(${employeeIds}::uuid[])`.execute(database().withoutPlugins())
  return rows[0]!.requests
}
