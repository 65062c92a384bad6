export { identificationColumns } from '#app/organisation/employees/identification'
