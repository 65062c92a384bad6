import { ImportButton } from './import_button.tsx'

/** Where people are listed, and where a company begins. */
export const EmployeesImportButton = () => <ImportButton kind="employees" />
