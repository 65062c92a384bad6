export { writeEmployeePlans } from '#app/organisation/employee_plans/write_employee_plans'
