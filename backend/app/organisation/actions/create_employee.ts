import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { inviteAccount } from '#app/organisation/actions/account_of_employee'
import { locationsOf, requireKnownWork, requireWritable } from '#app/organisation/actions/employee_rules'
import { fixedTemplateOf } from '#app/organisation/actions/fixed_template'
import { identificationColumns } from '#app/organisation/actions/identification'
import {
  employeeColumns,
  given,
  linkEmployee,
  refuseTakenEmployee,
  usualEmployee,
  type EmployeeFields,
} from '#app/organisation/actions/write_employee'
import { loadEmployee } from '#app/organisation/queries/load_employees'
import { loadOrganisation } from '#app/organisation/queries/load_organisation'
import type { Employee, EmployeeInput } from '#contracts/organisation'

/**
 * Adds a person and invites them to their account.
 *
 * @throws organisation.role_not_allowed
 * @throws organisation.main_location_required
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 * @throws organisation.email_taken
 * @throws organisation.integration_id_taken
 * @throws organisation.card_taken
 * @throws organisation.pin_taken
 */
export class CreateEmployee {
  async handle({ kioskPin, cardCode, ...input }: EmployeeInput): Promise<Required<Employee>> {
    requireWritable(input.role)
    const { language } = await loadOrganisation()
    const employee = { ...usualEmployee, language, ...given(input) } as EmployeeFields
    await requireKnownWork(employee)
    employee.locationIds = await locationsOf(employee)
    employee.fixedScheduleTemplateId = await fixedTemplateOf(employee)
    const id = newId()
    const row = {
      id,
      organisation_id: organisationContext.current().id,
      user_id: await inviteAccount(employee),
      ...employeeColumns(employee),
      ...identificationColumns({ kioskPin, cardCode }),
    }
    await refuseTakenEmployee(employee, () => trx().table('employees').insert(row))
    await linkEmployee(id, employee)
    const locationId = employee.mainLocationId
    await record({
      action: 'organisation.create',
      entity: 'employee',
      entityId: id,
      locationId,
      after: employee,
    })
    return (await loadEmployee(id))!
  }
}
