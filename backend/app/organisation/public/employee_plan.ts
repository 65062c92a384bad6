export type {
  EmployeeDraft,
  EmployeePlan,
  PlannedChange,
  PlannedFields,
  TermRow,
} from '#app/organisation/employees/employee_plan'
