import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { sendInvitation } from '#app/identity/public/send_invitation'
import { accountIdOf } from '#app/organisation/employees/account_of_employee'
import { requireWritable } from '#app/organisation/employees/employee_rules'
import { loadEmployee } from '#app/organisation/employees/load_employees'

/**
 * Mails the person another link to open the account; the one before stops working.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.nobody_to_invite when the account is open, archived or there is none
 */
export async function inviteAgain(id: string): Promise<void> {
  const employee = await loadEmployee(id, 'lock')
  if (!employee) throw notFound()
  requireWritable(employee.role)
  const userId = await accountIdOf(id)
  const isSent = userId ? await sendInvitation(userId) : false
  if (!isSent) throw new DomainError('organisation.nobody_to_invite')
  await record({ action: 'organisation.invite', entity: 'employee', entityId: id })
}
