import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { scheduleEntryTypes, type ScheduleEntryType } from '#contracts/enums'
import type { PublishedFace, ScheduleEntry } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { awayTypes, workTypes } from '#app/scheduling/people/work_types'

/** Work as staff see it. `workMinutes` are elapsed minutes less unpaid breaks, right across clock changes. */
export type PublishedWork = Omit<PublishedFace, 'employeeId' | 'comment'> & {
  entryId: string
  employeeId: string
} & Pick<ScheduleEntry, 'type' | 'fullDay' | 'zone' | 'startsAt' | 'endsAt' | 'workMinutes'>

type Whose = { locationIds?: string[] | null; employeeIds?: string[] | null }

/**
 * Published and assigned work on the days of a half-open range, by day and start.
 *
 * @param locationIds `null` for any location
 * @param employeeIds `null` for anyone
 */
export const publishedWork = (span: DaySpan, whose: Whose): Promise<PublishedWork[]> =>
  published(workTypes, sql<boolean>`true`, span, whose)

/**
 * Absences of a person as staff see them, of whole days and parts. Those of a request that was taken back are gone, also
 * before that is published.
 */
export const publishedAbsencesOf = (employeeId: string, span: DaySpan): Promise<PublishedWork[]> =>
  published(awayTypes, sql<boolean>`(e.source <> 'request' or e.deleted_at is null)`, span, {
    employeeIds: [employeeId],
  })

const published = (
  types: readonly ScheduleEntryType[],
  only: RawBuilder<boolean>,
  { from, until }: DaySpan,
  { locationIds = null, employeeIds = null }: Whose
): Promise<PublishedWork[]> =>
  sql<PublishedWork>`
    select e.id as "entryId", p ->> 'employeeId' as "employeeId", p ->> 'locationId' as "locationId",
      p ->> 'positionId' as "positionId", p ->> 'day' as day, p ->> 'start' as "start", p ->> 'end' as "end",
      p -> 'breaks' as breaks, f ->> 'zone' as zone, f ->> 'startsAt' as "startsAt", f ->> 'endsAt' as "endsAt",
      (f ->> 'workMinutes')::int as "workMinutes", (f ->> 'type')::int as type, (f ->> 'fullDay')::boolean as "fullDay"
    from schedule_entries e, coalesce(e.published) p, coalesce(e.published_facts, schedule_entry_facts(e)) f
    where e.published_day >= ${from} and e.published_day < ${until}
      and e.published_employee_id is not null and (f ->> 'type')::int = any(${types}::int[]) and ${only}
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
