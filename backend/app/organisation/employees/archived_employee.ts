import { archivedAt, database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { requireWritable } from '#app/organisation/employees/employee_rules'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { refuseTakenEmployee } from '#app/organisation/employees/write_employee'
import type { Employee } from '#contracts/organisation'

/**
 * Reads the person to archive or restore, and keeps others from changing them until the end of the request.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 */
export async function lockEmployee(id: string): Promise<Required<Employee>> {
  const employee = await loadEmployee(id, 'lock')
  if (!employee) throw notFound()
  requireWritable(employee.role)
  return employee
}

/** @throws organisation.own_account */
export function refuseOwnAccount(id: string): void {
  if (id === organisationContext.actor().employeeId) throw new DomainError('organisation.own_account')
}

/**
 * Stores and logs that a person is archived or restored.
 *
 * @throws organisation.email_taken when a person without an account has the address of another one
 * @throws organisation.integration_id_taken when another person got the number in the meantime
 */
export async function writeArchived(before: Employee, step: keyof typeof archivedAt): Promise<void> {
  const { id } = before
  const row = { archivedAt: archivedAt[step], version: nextVersion }
  await refuseTakenEmployee(before, () =>
    database().updateTable('employees').set(row).where('id', '=', id).execute()
  )
  const locationId = before.mainLocationId
  await record({ action: `organisation.${step}`, entity: 'employee', entityId: id, locationId, before })
}
