import { notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { scheduleEntryTypes as types } from '#contracts/enums'

export type Absence = {
  id: string
  employeeId: string
  locationId: string
  /** Short code of its kind, which is the shortcut of a request type. */
  code: string | null
  /** The acting person plans it; otherwise it is their own. */
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
 * An absence or business trip that the acting person plans, or that is their own and was published; nobody else changes
 * it until this unit of work ends.
 *
 * @param plans the person may edit the schedule of their locations
 * @throws core.not_found for any other entry
 */
export async function absenceForActor(id: string, plans: boolean): Promise<Absence> {
  const { employeeId, locationIds } = organisationContext.actor()
  const [found] = await rows<Absence>(
    `select * from (
       select e.id, e.location_id as "locationId", e.code, p.planned,
         case when p.planned then e.employee_id else e.published_employee_id end as "employeeId"
       from schedule_entries e, lateral (select ?::boolean and e.deleted_at is null
         and (?::uuid[] is null or e.location_id = any(?::uuid[])) as planned) p
       where e.id = ? and e.type = any(?::int[]) and (p.planned or e.published_employee_id = ?::uuid)
       for no key update of e) found`,
    [plans, locationIds, locationIds, id, absences, employeeId]
  )
  if (!found) throw notFound()
  return found
}

/** Which of these entries neither planners nor staff see any more. */
export async function entriesGone(ids: string[]): Promise<string[]> {
  const gone = await rows<{ id: string }>(
    `select id from unnest(?::uuid[]) as asked (id) where not exists (select from schedule_entries e
       where e.id = asked.id and (e.deleted_at is null or e.published is not null))`,
    [ids]
  )
  return gone.map(({ id }) => id)
}
