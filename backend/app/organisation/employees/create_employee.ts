import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { locationsOf, requireKnownWork, requireWritable } from '#app/organisation/employees/employee_rules'
import { fixedTemplateOf } from '#app/organisation/employees/fixed_template'
import { startPeople } from '#app/organisation/employees/start_people'
import {
  given,
  refuseTakenEmployee,
  usualEmployee,
  type EmployeeFields,
} from '#app/organisation/employees/write_employee'
import type { TermRow } from '#app/organisation/employees/employee_plan'
import { requireLicencePlace } from '#app/organisation/company/licence_places'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { loadOrganisation } from '#app/organisation/company/load_organisation'
import { can } from '#contracts/abilities'
import type { Employee, NewEmployeeInput } from '#contracts/organisation'

/**
 * Adds a person, with a contract and a rate where they are given, and invites them to their account.
 *
 * @throws core.forbidden for a contract or a rate from a role that may not give it
 * @throws organisation.role_not_allowed
 * @throws organisation.licence_full
 * @throws organisation.main_location_required
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 * @throws organisation.email_taken
 * @throws organisation.integration_id_taken
 * @throws organisation.card_taken
 * @throws organisation.pin_taken
 */
export async function createEmployee(asked: NewEmployeeInput): Promise<Required<Employee>> {
  const { kioskPin, cardCode, contract, rate, invite = true, ...input } = asked
  requireWritable(input.role)
  requireMayGive(asked)
  await requireLicencePlace()
  const { language, currency } = await loadOrganisation()
  const employee = { ...usualEmployee, language, ...given(input) } as EmployeeFields
  await requireKnownWork(employee)
  employee.locationIds = await locationsOf(employee)
  employee.fixedScheduleTemplateId = await fixedTemplateOf(employee)
  const person = {
    id: newId(),
    employee,
    identification: { kioskPin, cardCode },
    contract: contract ? termOf(contract) : null,
    rate: rate ? termOf({ ...rate, currency }) : null,
  }
  await refuseTakenEmployee(employee, () => startPeople([person], { invite }))
  return (await loadEmployee(person.id))!
}

const termOf = (after: TermRow) => ({ id: newId(), before: null, after })

function requireMayGive({ contract, rate }: NewEmployeeInput): void {
  const { role } = organisationContext.actor()
  if ((contract && !can(role, 'contracts.edit')) || (rate && !can(role, 'rates.edit')))
    throw new DomainError('core.forbidden')
}
