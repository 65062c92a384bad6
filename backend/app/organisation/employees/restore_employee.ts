import { database } from '#app/core/database/database'
import { lockLicencePlaces, requireLicencePlace } from '#app/organisation/company/licence_places'
import { reopenAccount } from '#app/organisation/employees/account_of_employee'
import { lockEmployee, refuseOwnAccount, writeArchived } from '#app/organisation/employees/archived_employee'
import { requireMainLocation } from '#app/organisation/employees/employee_rules'

/**
 * Restores an archived person and their account. Repeating it changes nothing. People whose main location was deleted in
 * the meantime get another one first.
 *
 * @returns whether the person was archived before
 * @throws organisation.licence_full when the person would return beyond it
 * @throws organisation.main_location_required
 * @throws … as `lockEmployee`, `refuseOwnAccount` and `writeArchived` say
 */
export async function restoreEmployee(id: string): Promise<boolean> {
  await lockLicencePlaces()
  const before = await lockEmployee(id)
  if (!before.archived) return false
  refuseOwnAccount(id)
  requireMainLocation(before)
  await requireRoom(id)
  await writeArchived(before, 'restore')
  await reopenAccount(id, before)
  return true
}

/** Sample people take no place of the licence. */
async function requireRoom(id: string): Promise<void> {
  const { isSample } = await database()
    .selectFrom('employees')
    .select('isSample')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isSample) await requireLicencePlace()
}
