export { employeesByKeys, type EmployeeByKey } from '#app/organisation/employees/employees_by_keys'
