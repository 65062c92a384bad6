export { supervisorsAt } from '#app/organisation/employees/supervisors'
