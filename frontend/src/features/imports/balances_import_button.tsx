import { ImportButton } from './import_button.tsx'

/** Beside the limits of people. */
export const BalancesImportButton = () => <ImportButton kind="leave_balances" />
