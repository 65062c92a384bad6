import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { requestStatuses } from '#contracts/enums'
import type { CalendarColumns } from '#contracts/request_calendar'

const shown = [requestStatuses.pending, requestStatuses.approved]

type Found = { requests: CalendarColumns; typeIds: string[] }

/**
 * Requests of these people that wait or are approved and touch the days, by their first day, and the types of them by
 * their order. The database makes the columns: a row for each of ten thousand costs more than finding it.
 */
export async function calendarRequests(
  { from, until }: CalendarDays,
  employeeIds: readonly string[]
): Promise<Found> {
  const { rows } = await sql<Found>`
    with found as (
      select r.id, r.number, r.status, p.place - 1 as person, r.request_type_id, r.first_day,
        r.last_day - r.first_day + 1 as days, r.start_time, r.end_time
      from requests r join unnest(${employeeIds}::uuid[]) with ordinality as p (id, place) on p.id = r.employee_id
      where r.status = any(${shown}::int[]) and r.first_day < ${until} and r.last_day >= ${from}
    ), types as (
      select id, row_number() over (order by sort, id) - 1 as place from request_types
      where id in (select request_type_id from found)
    ), listed as (
      select f.*, t.place as type, row_number() over (order by f.first_day, f.id) - 1 as at
      from found f join types t on t.id = f.request_type_id
      order by f.first_day, f.id
    )
    select json_build_object(
      'ids', coalesce(json_agg(id), '[]'), 'numbers', coalesce(json_agg(number), '[]'),
      'statuses', coalesce(json_agg(status), '[]'), 'people', coalesce(json_agg(person), '[]'),
      'types', coalesce(json_agg(type), '[]'), 'firstDays', coalesce(json_agg(first_day), '[]'),
      'lengths', coalesce(json_agg(days), '[]'),
      'parts', coalesce(json_agg(json_build_object('at', at, 'part', json_build_object('start', start_time, 'end', end_time)))
        filter (where start_time is not null), '[]')) as requests,
      (select coalesce(json_agg(id order by place), '[]') from types) as "typeIds"
    from listed`.execute(database().withoutPlugins())
  return rows[0]!
}
