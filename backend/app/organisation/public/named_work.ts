export { addNamedWork, type NamedWork } from '#app/organisation/employee_plans/named_work'
