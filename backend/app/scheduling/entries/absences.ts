import { addDays } from '@shiftloom/solver/time'
import { sql, type Selectable } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { scheduleEntryTypes as types } from '#contracts/enums'
import type { DB } from '#database/schema'
import type { Day } from '#contracts/schedule'

/** `code` is short for its kind, the shortcut of a request type. */
export type Absence = Pick<
  Selectable<DB['scheduleEntries']>,
  'id' | 'type' | 'day' | 'locationId' | 'code'
> & {
  employeeId: string
  /** The current user plans it; otherwise it is their own. */
  planned: boolean
}

const absences = [
  types.holiday,
  types.delegation,
  types.other,
  types.partialHoliday,
  types.partialDelegation,
  types.partialOther,
  types.absence,
]

/**
 * An absence or business trip that the actor plans, or that is their own and was published; locked against changes by
 * others until this unit of work ends.
 *
 * @param plans the person may edit the schedule of their locations
 * @throws core.not_found for any other entry
 */
export async function absenceForActor(id: string, plans: boolean): Promise<Absence> {
  const { employeeId, locationIds } = organisationContext.actor()
  const mine = locationIds === null ? sql`true` : sql`e.location_id = any(${locationIds}::uuid[])`
  const {
    rows: [found],
  } = await sql<Absence>`
    select * from (
      select e.id, e.type, e.location_id as "locationId", e.code, p.planned,
        case when p.planned then e.employee_id else e.published_employee_id end as "employeeId",
        case when p.planned then e.day else e.published_day end as day
      from schedule_entries e, lateral (select ${plans}::boolean and e.deleted_at is null and ${mine} as planned) p
      where e.id = ${id} and e.type = any(${absences}::int[])
        and (p.planned or e.published_employee_id = ${employeeId}::uuid)
      for no key update of e) found`.execute(database())
  if (!found) throw notFound()
  return found
}

export type DaysOfAbsence = { ids: string[]; from: Day; until: Day }

/** Longest absence that is looked through, in days to either side. */
const farthest = 400

/**
 * The whole days in a row, of the same kind and person, that the absence is one of, as the current user sees them; a
 * planner's at the same location. An absence of part of a day stands alone.
 */
export async function daysOfAbsence(absence: Absence): Promise<DaysOfAbsence> {
  const { id, type, code, day, planned, employeeId, locationId } = absence
  const seen = planned
    ? sql`e.deleted_at is null and e.employee_id = ${employeeId} and e.location_id = ${locationId}`
    : sql`e.published_employee_id = ${employeeId}`
  const {
    rows: [found],
  } = await sql<DaysOfAbsence>`
    with all_days as (
      select e.id, ${planned ? sql`e.day` : sql`e.published_day`} as day from schedule_entries e
      where e.type = ${type} and e.code is not distinct from ${code} and e.full_day and ${seen}
    ), in_a_row as (
      select id, day, day - dense_rank() over (order by day)::int as run from all_days
      where day between ${day}::date - ${farthest}::int and ${day}::date + ${farthest}::int
    )
    select array_agg(id) as ids, min(day) as from, max(day) + 1 as until from in_a_row
    where run = (select run from in_a_row where id = ${id}) having count(*) > 0`.execute(database())
  return found ?? { ids: [id], from: day, until: addDays(day, 1) }
}

/** Which of these entries neither planners nor staff see any more. */
export async function entriesGone(ids: string[]): Promise<string[]> {
  const { rows: gone } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as asked (id) where not exists (select from schedule_entries e
      where e.id = asked.id and (e.deleted_at is null or e.published is not null))`.execute(database())
  return gone.map(({ id }) => id)
}
