import { notFound } from '#app/core/errors/domain_error'
import { requireWritable } from '#app/organisation/employees/employee_rules'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import type { Employee } from '#contracts/organisation'

/**
 * The person whose contracts or rates are about to change. Locked, so that two changes at once are judged one after
 * the other.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 */
export async function employeeForTerms(id: string): Promise<Employee> {
  const employee = await loadEmployee(id, 'lock')
  if (!employee) throw notFound()
  requireWritable(employee.role)
  return employee
}
