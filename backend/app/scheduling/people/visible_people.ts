import { sql } from 'kysely'
import { database } from '#app/core/database/database'

/** The person and the co-workers whose schedules their settings let them see. */
export async function visiblePeople(employeeId: string, locationIds: string[]): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select distinct p.id from employees me join employees p on p.id = me.id or (
      p.archived_at is null and me.coworker_visibility <> 'none'
      and (p.main_location_id = any(${locationIds}::uuid[]) or exists (select from employee_locations l
        where l.employee_id = p.id and l.location_id = any(${locationIds}::uuid[])))
      and (me.coworker_visibility = 'all' or exists (select from employee_positions a
        join employee_positions b on b.position_id = a.position_id
        where a.employee_id = me.id and b.employee_id = p.id)))
    where me.id = ${employeeId}`.execute(database())
  return found.map(({ id }) => id)
}
