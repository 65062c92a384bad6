import { columnOfField, type ReadRow } from '#app/imports/employees/read_row'
import { leaveOutTerm } from '#app/imports/employees/row_terms'
import type { EmployeeDraft, EmployeePlan } from '#app/organisation/public/employee_plan'
import { optionalImportFields, type ImportField } from '#contracts/imports'

/**
 * The draft without values that are no values, for a row that fails by nothing else; what was left out is noted. null:
 * something else is wrong, or nothing.
 */
export function withoutUnreadable(
  plan: EmployeePlan,
  { draft, problems, notes }: ReadRow
): EmployeeDraft | null {
  if (plan.outcome !== 'invalid' || problems.length > 0) return null
  const wrong = plan.problems.map((problem) => ({ ...problem, column: columnOfField(problem.field) }))
  const mayGo = wrong.every(
    ({ text, column }) =>
      text.startsWith('validator.') && column !== null && optionalImportFields.includes(column)
  )
  if (wrong.length === 0 || !mayGo) return null
  for (const { column, text, details } of wrong) {
    notes.push({ kind: 'left_out', field: column, text, details })
    leaveOut(draft, column!)
  }
  return draft
}

function leaveOut(draft: EmployeeDraft, column: ImportField): void {
  leaveOutTerm(draft, column)
  if (column === 'phone' || column === 'language' || column === 'employmentType' || column === 'role')
    delete draft.employee[column]
  else if (column === 'locations') delete draft.employee.locationIds
  else if (column === 'positions') delete draft.employee.positionIds
  else if (column === 'tags') delete draft.employee.tagIds
}
