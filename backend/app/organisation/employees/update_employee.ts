import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import {
  changeAccount,
  refreshAccess,
  requireAnotherAdmin,
} from '#app/organisation/employees/account_of_employee'
import { locationsOf, requireKnownWork, requireWritable } from '#app/organisation/employees/employee_rules'
import { fixedTemplateOf } from '#app/organisation/employees/fixed_template'
import { identificationColumns } from '#app/organisation/employees/identification'
import { requireVersion } from '#app/organisation/directory/require_version'
import {
  employeeColumns,
  given,
  linkEmployee,
  refuseTakenEmployee,
  type EmployeeFields,
} from '#app/organisation/employees/write_employee'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { roles } from '#contracts/enums'
import type { Employee, EmployeeInput } from '#contracts/organisation'

type UpdateEmployeeInput = { id: string; version: number; employee: EmployeeInput }

/**
 * Changes a person; what is left out stays. A new e-mail address closes the account until it is confirmed.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.role_not_allowed
 * @throws organisation.own_account when users change their own role or e-mail address here
 * @throws organisation.last_admin
 * @throws organisation.main_location_required
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 * @throws organisation.email_taken
 * @throws organisation.integration_id_taken
 * @throws organisation.card_taken
 * @throws organisation.pin_taken
 */
export async function updateEmployee({
  id,
  version,
  employee: input,
}: UpdateEmployeeInput): Promise<Required<Employee>> {
  const before = requireVersion(await loadEmployee(id, 'lock'), version)
  const { kioskPin, cardCode, ...fields } = input
  const employee = { ...before, ...given(fields) } as EmployeeFields
  requireWritable(before.role, employee.role)
  refuseOwnAccount(before, employee)
  if (before.role === roles.organisationAdmin && employee.role !== before.role) await requireAnotherAdmin(id)
  await requireKnownWork(employee, before)
  employee.locationIds = await locationsOf(employee, before.locationIds)
  employee.fixedScheduleTemplateId = await fixedTemplateOf(employee, before.fixedScheduleTemplateId)
  await changeAccount(id, { ...employee, emailBefore: before.email, archived: before.archived })
  const row = {
    ...employeeColumns(employee),
    ...(await identificationColumns({ kioskPin, cardCode })),
    version: nextVersion,
  }
  await refuseTakenEmployee(employee, () =>
    database().updateTable('employees').set(row).where('id', '=', id).execute()
  )
  await linkEmployee(id, employee)
  if (accessOf(before) !== accessOf(employee)) await refreshAccess(id)
  return recorded(id, before, employee)
}

/** The person may just have moved out of the actor's locations, so the answer is what was written. */
async function recorded(
  id: string,
  before: Required<Employee>,
  employee: EmployeeFields
): Promise<Required<Employee>> {
  const after = (await loadEmployee(id)) ?? { ...before, ...employee, version: before.version + 1 }
  const locationId = after.mainLocationId
  await record({
    action: 'organisation.update',
    entity: 'employee',
    entityId: id,
    locationId,
    before,
    after,
  })
  return after
}

/** What decides which schedules a person sees, as text to compare. */
const accessOf = ({
  role,
  mainLocationId,
  locationIds,
}: Pick<Employee, 'role' | 'mainLocationId' | 'locationIds'>) =>
  [role, ...[...new Set([mainLocationId, ...locationIds])].sort()].join()

function refuseOwnAccount(before: Employee, after: EmployeeFields): void {
  if (before.id !== organisationContext.actor().employeeId) return
  if (before.role !== after.role) throw new DomainError('organisation.own_account', { field: 'role' })
  if (before.email?.toLowerCase() !== after.email.toLowerCase())
    throw new DomainError('organisation.own_account', { field: 'email' })
}
