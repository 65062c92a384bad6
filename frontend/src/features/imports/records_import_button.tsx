import { ImportButton } from './import_button.tsx'

/** Beside the list of metrics. */
export const RecordsImportButton = () => <ImportButton kind="metric_records" />

/** Among the small buttons of the records, and in the first steps. */
export const SmallRecordsImportButton = () => <ImportButton kind="metric_records" size="sm" />
