export { importDirectory, type ImportDirectory } from '#app/organisation/employee_plans/import_directory'
