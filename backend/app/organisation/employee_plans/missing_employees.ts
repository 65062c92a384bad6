import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { archiveEmployee } from '#app/organisation/employees/archive_employee'
import type { EmployeeChange } from '#app/organisation/employee_plans/employee_change'
import { employeeScope } from '#app/organisation/directory/scope'
import { writableRoles } from '#contracts/abilities'
import { roles } from '#contracts/enums'

/** Who a file speaks of. Addresses and names in small letters; a name is `name surname`. */
export type FileKeys = { integrationIds: string[]; emails: string[]; names: string[] }

/**
 * People that no row of the file can refer to. Never the current user, administrators, or people of roles that
 * user may not write; nor anyone who has the name of a row that could not be read.
 */
export async function missingEmployees({ integrationIds, emails, names }: FileKeys): Promise<string[]> {
  const actor = organisationContext.actor()
  const archivable = writableRoles(actor.role).filter((role) => role !== roles.organisationAdmin)
  const found = await database()
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.archivedAt', 'is', null)
    .where(employeeScope())
    .where(sql<boolean>`e.role = any(${archivable}::smallint[])`)
    .where('e.id', 'is distinct from', actor.employeeId)
    .where(sql<boolean>`not coalesce(e.integration_id = any(${integrationIds}::text[]), false)`)
    .where(sql<boolean>`not coalesce(lower(e.email) = any(${emails}::text[]), false)`)
    .where(sql<boolean>`lower(e.name || ' ' || e.surname) <> all(${names}::text[])`)
    .orderBy('e.id')
    .execute()
  return found.map(({ id }) => id)
}

/** Archives people as if each were archived by hand. */
export async function archiveEmployees(ids: readonly string[]): Promise<EmployeeChange[]> {
  const done: EmployeeChange[] = []
  for (const id of ids) {
    const account = await database()
      .selectFrom('employees as e')
      .leftJoin('users as u', 'u.id', 'e.userId')
      .select('u.status')
      .where('e.id', '=', id)
      .where('e.archivedAt', 'is', null)
      .executeTakeFirst()
    if (!account) continue
    await archiveEmployee(id)
    const before = { accountStatus: account.status }
    done.push({ entity: 'employee', entityId: id, kind: 'removed', before, after: null })
  }
  return done
}
