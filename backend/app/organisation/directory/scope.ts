import { sql, type RawBuilder } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'

/** Condition on `locations as l`: those the actor works for. Work without an actor sees all. */
export function locationScope(): RawBuilder<boolean> {
  const scope = organisationContext.current().actor?.locationIds ?? null
  return scope === null ? sql<boolean>`true` : sql<boolean>`l.id = any(${scope}::uuid[])`
}

/** Condition on `employees as e`: those who work in at least one of the current user's locations. */
export function employeeScope(): RawBuilder<boolean> {
  const scope = organisationContext.current().actor?.locationIds ?? null
  return scope === null ? sql<boolean>`true` : worksIn(scope)
}

/** Condition on `employees as e`: those who work in at least one of these locations. */
export const worksIn = (locationIds: readonly string[]) =>
  sql<boolean>`(e.main_location_id = any(${locationIds}::uuid[]) or exists (
    select from employee_locations el where el.employee_id = e.id and el.location_id = any(${locationIds}::uuid[])))`
