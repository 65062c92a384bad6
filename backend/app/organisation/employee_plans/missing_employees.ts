import { organisationContext, rows } from '#app/core/organisation_context'
import { ArchiveEmployee } from '#app/organisation/employees/archive_employee'
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
  const scope = employeeScope()
  const archivable = writableRoles(actor.role).filter((role) => role !== roles.organisationAdmin)
  const found = await rows<{ id: string }>(
    `select e.id from employees e where e.archived_at is null and ${scope.sql} and e.role = any(?::smallint[])
       and e.id is distinct from ?::uuid and not coalesce(e.integration_id = any(?::text[]), false)
       and not coalesce(lower(e.email) = any(?::text[]), false)
       and lower(e.name || ' ' || e.surname) <> all(?::text[])
     order by e.id`,
    [...scope.bindings, archivable, actor.employeeId, integrationIds, emails, names]
  )
  return found.map(({ id }) => id)
}

/** Archives people as if each were archived by hand. */
export async function archiveEmployees(ids: readonly string[]): Promise<EmployeeChange[]> {
  const done: EmployeeChange[] = []
  for (const id of ids) {
    const [account] = await rows<{ status: string | null }>(
      `select u.status from employees e left join users u on u.id = e.user_id
       where e.id = ? and e.archived_at is null`,
      [id]
    )
    if (!account) continue
    await new ArchiveEmployee().handle({ id, archived: true })
    const before = { accountStatus: account.status }
    done.push({ entity: 'employee', entityId: id, kind: 'removed', before, after: null })
  }
  return done
}
