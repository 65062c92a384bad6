import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { awayTypes } from '#app/scheduling/people/work_types'
import type { Day } from '#contracts/schedule'

type PublishedAbsence = {
  employeeId: string
  day: Day
  /** Short for its kind, the shortcut of a request type. */
  code: string | null
  /** Of a part of a day; `null` for whole days. */
  minutes: number | null
  startsAt: string
  endsAt: string
}

/** Absences of people as staff see them, in a half-open range of days, by day. */
export const publishedAbsences = (
  { from, until }: DaySpan,
  employeeIds: readonly string[]
): Promise<PublishedAbsence[]> =>
  sql<PublishedAbsence>`
    select p ->> 'employeeId' as "employeeId", p ->> 'day' as day, f ->> 'code' as code,
      case when not (f ->> 'fullDay')::boolean then (f ->> 'workMinutes')::int end as minutes,
      f ->> 'startsAt' as "startsAt", f ->> 'endsAt' as "endsAt"
    from schedule_entries e, coalesce(e.published) p, coalesce(e.published_facts, schedule_entry_facts(e)) f
    where e.published_day >= ${from} and e.published_day < ${until}
      and e.published_employee_id = any(${employeeIds}::uuid[]) and (f ->> 'type')::int = any(${awayTypes}::int[])
    order by day, e.id`
    .execute(database())
    .then(({ rows }) => rows)
