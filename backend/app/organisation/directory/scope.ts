import { organisationContext } from '#app/core/organisation_context'

type Condition = { sql: string; bindings: unknown[] }
const everywhere: Condition = { sql: 'true', bindings: [] }

/** Condition on `locations l`: those the actor works for. Work without an actor sees all. */
export function locationScope(): Condition {
  const scope = organisationContext.current().actor?.locationIds ?? null
  return scope === null ? everywhere : { sql: 'l.id = any(?::uuid[])', bindings: [scope] }
}

/** Condition on `employees e`: those who work in at least one of the current user's locations. */
export function employeeScope(): Condition {
  const scope = organisationContext.current().actor?.locationIds ?? null
  if (scope === null) return everywhere
  return {
    sql: `(e.main_location_id = any(?::uuid[]) or exists (
      select from employee_locations el where el.employee_id = e.id and el.location_id = any(?::uuid[])))`,
    bindings: [scope, scope],
  }
}
