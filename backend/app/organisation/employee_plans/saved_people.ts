import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { workOfPerson } from '#app/organisation/directory/work_of_person'
import type { PlannedFields } from '#app/organisation/employees/employee_plan'

type SavedPerson = Omit<PlannedFields, 'email'> & { email: string | null }

/** What an import could have changed of people, as it is now, in the order of the ids. */
export async function savedPeople(ids: readonly string[]): Promise<SavedPerson[]> {
  const found = await database()
    .selectFrom('employees as e')
    .select(['e.id', 'e.name', 'e.surname', 'e.email', 'e.phone', 'e.role', 'e.language', 'e.mainLocationId'])
    .select(['e.integrationId', 'e.employmentType', ...workOfPerson])
    .where('e.id', '=', anyOf(ids))
    .execute()
  const byId = new Map(found.map(({ id, ...person }) => [id, person]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
