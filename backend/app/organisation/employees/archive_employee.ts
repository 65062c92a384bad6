import { closeAccount, requireAnotherAdmin } from '#app/organisation/employees/account_of_employee'
import { lockEmployee, refuseOwnAccount, writeArchived } from '#app/organisation/employees/archived_employee'
import { roles } from '#contracts/enums'

/**
 * Archives a person and closes their account. Repeating it changes nothing.
 *
 * @returns whether the person was in use before
 * @throws organisation.last_admin
 * @throws … as `lockEmployee`, `refuseOwnAccount` and `writeArchived` say
 */
export async function archiveEmployee(id: string): Promise<boolean> {
  const before = await lockEmployee(id)
  if (before.archived) return false
  refuseOwnAccount(id)
  if (before.role === roles.organisationAdmin) await requireAnotherAdmin(id)
  await writeArchived(before, 'archive')
  await closeAccount(id)
  return true
}
