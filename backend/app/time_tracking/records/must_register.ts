import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** Those of the people whose shifts need punches. */
export async function mustRegister(employeeIds: readonly string[]): Promise<Set<string>> {
  const found = await database()
    .selectFrom('employees')
    .select('id')
    .where('id', '=', anyOf(employeeIds))
    .where('timeRegistrationRequired', '=', true)
    .execute()
  return new Set(found.map(({ id }) => id))
}
