import { can } from '#contracts/abilities'
import type { Role } from '#contracts/enums'
import type { Employee, EmployeeListItem } from '#contracts/organisation'

/**
 * The person as someone of this role may see them: how they identify themselves, and what is said of their health, is for
 * those who edit people.
 */
export function employeeFor(role: Role, employee: Required<Employee>): Employee {
  if (can(role, 'employees.edit')) return employee
  const { access: _access, workingTime: _workingTime, ...rest } = employee
  return rest
}

/** A line of the list: whether a person lacks a contract is only for readers of contracts. */
export function listedFor(role: Role, person: EmployeeListItem): EmployeeListItem {
  if (can(role, 'contracts.read')) return person
  const { lacksContract: _lacks, ...rest } = person
  return rest
}
