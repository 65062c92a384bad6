import { recordImportFields, type ImportField, type ImportOptions } from './imports.ts'

type Defaults = Pick<ImportOptions, 'defaultLocationId' | 'defaultMetricId'>

/** What neither a column nor a choice for the whole file says about the records of a file. */
export function misses(chosen: readonly ImportField[], options: Defaults): ImportField[] {
  const isChosen: Partial<Record<ImportField, boolean>> = {
    recordLocation: options.defaultLocationId !== null,
    recordMetric: options.defaultMetricId !== null,
  }
  return recordImportFields.filter((field) => !chosen.includes(field) && !isChosen[field])
}
