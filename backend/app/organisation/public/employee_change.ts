export type { EmployeeChange } from '#app/organisation/employee_plans/employee_change'
