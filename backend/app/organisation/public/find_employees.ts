export {
  findEmployeeOfUser,
  findEmployees,
  type FoundEmployee,
} from '#app/organisation/employees/find_employees'
