import { rows } from '#app/core/organisation_context'
import type { PlannedFields } from '#app/organisation/employees/employee_plan'

type SavedPerson = Omit<PlannedFields, 'email'> & { email: string | null }

const links = (table: string, column: string) =>
  `array(select ${column} from ${table} k where k.employee_id = e.id order by ${column})`

/** What an import could have changed of people, as it is now, in the order of the ids. */
export async function savedPeople(ids: readonly string[]): Promise<SavedPerson[]> {
  const found = await rows<SavedPerson & { id: string }>(
    `select e.id, e.name, e.surname, e.email, e.phone, e.role, e.language, e.main_location_id as "mainLocationId",
       e.integration_id as "integrationId", e.employment_type as "employmentType",
       ${links('employee_locations', 'location_id')} as "locationIds",
       ${links('employee_positions', 'position_id')} as "positionIds",
       ${links('employee_tags', 'tag_id')} as "tagIds"
     from employees e where e.id = any(?::uuid[])`,
    [ids]
  )
  const byId = new Map(found.map(({ id, ...person }) => [id, person]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
