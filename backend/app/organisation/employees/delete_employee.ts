import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { deleteAccounts } from '#app/identity/public/change_accounts'
import { closeAccount, requireAnotherAdmin } from '#app/organisation/employees/account_of_employee'
import { requireWritable } from '#app/organisation/employees/employee_rules'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { hasHistory } from '#app/organisation/employees/employee_history'
import { roles } from '#contracts/enums'

/**
 * Removes a person who was added by mistake, with contracts, rates and the account. People who were ever planned, asked
 * for something or signed in are part of the history and can only be archived.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.own_account
 * @throws organisation.last_admin
 * @throws organisation.employee_has_history
 */
export async function deleteEmployee(id: string): Promise<void> {
  const before = await loadEmployee(id, 'lock')
  if (!before) throw notFound()
  requireWritable(before.role)
  if (id === organisationContext.actor().employeeId) throw new DomainError('organisation.own_account')
  if (before.role === roles.organisationAdmin) await requireAnotherAdmin(id)
  // Shifts and requests refer to the row, so none can be added until this is done.
  const { userId } = await database()
    .selectFrom('employees')
    .select('userId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (await hasHistory(id, userId)) throw new DomainError('organisation.employee_has_history')
  await closeAccount(id)
  await database().deleteFrom('employees').where('id', '=', id).execute()
  if (userId) await deleteAccounts([userId])
  const locationId = before.mainLocationId
  await record({ action: 'organisation.delete', entity: 'employee', entityId: id, locationId, before })
}
