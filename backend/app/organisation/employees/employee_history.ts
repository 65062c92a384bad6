import { rows } from '#app/core/organisation_context'
import { meaningOf } from '#app/organisation/directory/link_meanings'
import { planning } from '#app/organisation/directory/planning'
import { linksTo } from '#app/organisation/directory/dependants'

/** What is deleted with a person; everything else that refers to one is history. */
const belongings = [
  'employee_contracts',
  'employee_rates',
  'employee_locations',
  'employee_positions',
  'employee_tags',
  'location_admins',
]

/**
 * Whether anything would lose its meaning without the person: rows of any module that refer to them, steps of planning
 * that can be undone, and what they did themselves. Asks the database for its links, so a new module is never forgotten.
 */
export async function hasHistory(employeeId: string, userId: string | null): Promise<boolean> {
  const references = (await linksTo('employees')).filter(
    ({ table }) => !belongings.includes(table) && !meaningOf(table).goesWithPerson
  )
  const parts = references.map(({ table, column }) => `exists (select from ${table} where "${column}" = ?)`)
  const [found] = await rows<{ held: boolean }>(
    `select ${[...parts, 'exists (select from audit_events where actor_user_id = ?)'].join(' or ')} as held`,
    [...references.map(() => employeeId), userId]
  )
  return found!.held || planning().isInUndoableSteps(employeeId)
}
