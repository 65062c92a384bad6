import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'

/**
 * SQL: the employee `e` may claim the open shift `o`, as one who works at its location and position and has one of its
 * tags, where it has any.
 */
export const isInGroup: RawBuilder<boolean> = sql`(e.archived_at is null and not e.disabled_in_schedule
  and (e.main_location_id = (o.shift ->> 'locationId')::uuid or exists (select from employee_locations l
    where l.employee_id = e.id and l.location_id = (o.shift ->> 'locationId')::uuid))
  and (o.shift ->> 'positionId' is null or exists (select from employee_positions p
    where p.employee_id = e.id and p.position_id = (o.shift ->> 'positionId')::uuid))
  and (o.tag_ids = '{}' or exists (select from employee_tags t
    where t.employee_id = e.id and t.tag_id = any(o.tag_ids))))`

/** Everyone who may claim any of these shifts, with the ids of those they may claim. */
export async function groupsOf(openShiftIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ employeeId: string; openShiftId: string }>`
    select e.id as "employeeId", o.id as "openShiftId" from open_shifts o join employees e on ${isInGroup}
    where o.id = any(${openShiftIds}::uuid[]) order by o.starts_at, o.id`.execute(database())
  const groups = Map.groupBy(rows, ({ employeeId }) => employeeId)
  return new Map([...groups].map(([id, found]) => [id, found.map(({ openShiftId }) => openShiftId)]))
}
