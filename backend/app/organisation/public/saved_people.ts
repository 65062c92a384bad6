export { savedPeople } from '#app/organisation/employee_plans/saved_people'
