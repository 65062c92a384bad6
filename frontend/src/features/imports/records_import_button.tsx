import { ImportButton } from './import_button.tsx'

/** Beside the list of metrics. */
export const RecordsImportButton = () => <ImportButton kind="metric_records" />
