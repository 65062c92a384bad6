export { archiveEmployees, missingEmployees } from '#app/organisation/employee_plans/missing_employees'
