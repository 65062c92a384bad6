export { planEmployees } from '#app/organisation/employee_plans/plan_employees'
