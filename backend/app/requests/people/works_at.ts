import { sql } from 'kysely'

/** Whether the employee `e` of a query works at one of these locations. */
export const worksAt = (
  locationIds: readonly string[]
) => sql<boolean>`exists (select from employee_locations l
  where l.employee_id = e.id and l.location_id = any(${locationIds}::uuid[]))`
