import { database } from '#app/core/database/database'
import { meaningOf } from '#app/organisation/directory/link_meanings'
import { planning } from '#app/organisation/directory/planning'
import { linksTo, namedThrough } from '#app/organisation/directory/dependants'

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
  if ((await namedThrough(references, [employeeId])).size > 0) return true
  const done = await database()
    .selectFrom('auditEvents')
    .select('id')
    .where('actorUserId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return done !== undefined || planning().isInUndoableSteps(employeeId)
}
