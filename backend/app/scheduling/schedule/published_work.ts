import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { scheduleEntryTypes } from '#contracts/enums'
import type { PublishedFace, ScheduleEntry } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { workTypes } from '#app/scheduling/people/work_types'

/** Work as staff see it. `workMinutes` are elapsed minutes less unpaid breaks, right across clock changes. */
export type PublishedWork = Omit<PublishedFace, 'employeeId' | 'comment'> & {
  entryId: string
  employeeId: string
} & Pick<ScheduleEntry, 'type' | 'fullDay' | 'zone' | 'startsAt' | 'endsAt' | 'workMinutes'>

/**
 * Published and assigned work on the days of a half-open range, by day and start.
 *
 * @param locationIds `null` for any location
 * @param employeeIds `null` for anyone
 */
export const publishedWork = (
  { from, until }: DaySpan,
  { locationIds = null, employeeIds = null }: { locationIds?: string[] | null; employeeIds?: string[] | null }
): Promise<PublishedWork[]> =>
  sql<PublishedWork>`
    select e.id as "entryId", p ->> 'employeeId' as "employeeId", p ->> 'locationId' as "locationId",
      p ->> 'positionId' as "positionId", p ->> 'day' as day, p ->> 'start' as "start", p ->> 'end' as "end",
      p -> 'breaks' as breaks, f ->> 'zone' as zone, f ->> 'startsAt' as "startsAt", f ->> 'endsAt' as "endsAt",
      (f ->> 'workMinutes')::int as "workMinutes", (f ->> 'type')::int as type, (f ->> 'fullDay')::boolean as "fullDay"
    from schedule_entries e, coalesce(e.published) p, coalesce(e.published_facts, schedule_entry_facts(e)) f
    where e.published_day >= ${from} and e.published_day < ${until}
      and e.published_employee_id is not null and (f ->> 'type')::int = any(${workTypes}::int[])
      and (${locationIds}::uuid[] is null or e.published_location_id = any(${locationIds}::uuid[]))
      and (${employeeIds}::uuid[] is null or e.published_employee_id = any(${employeeIds}::uuid[]))
    order by day, "startsAt", e.id`
    .execute(database())
    .then(({ rows }) => rows)

/** Shifts of these days and places that staff do not see as planners do: new, changed or deleted since publishing. */
export const countUnpublishedShifts = ({ from, until }: DaySpan, locationIds: string[]): Promise<number> =>
  countOf(
    database()
      .selectFrom('scheduleEntries')
      .where('day', '>=', from)
      .where('day', '<', until)
      .where('locationId', '=', anyOf(locationIds))
      .where('type', '=', scheduleEntryTypes.shift)
      .where('state', '<>', 'published')
  )
