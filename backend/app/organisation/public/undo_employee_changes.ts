export { undoEmployeeChanges } from '#app/organisation/employee_plans/undo_employee_changes'
