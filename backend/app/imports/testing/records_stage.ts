import { rows } from '#app/core/organisation_context'
import { columnsOf } from '#app/imports/testing/stage'
import type { ImportOptions } from '#contracts/imports'
import { acting, type World } from '#tests/world/world'

export const recordColumns = columnsOf('recordAt', 'recordLocation', 'recordMetric', 'recordValue')

/** A file of records: rows of time, location, metric and value. */
export const recordFile = (given: string[][], options: Partial<ImportOptions> = {}) => ({
  ...{ kind: 'metric_records' as const, columns: recordColumns, rows: given, options },
})

/** All records of the organisation, as `location time value`, in that order. */
export const storedRecords = (w: World): Promise<string[]> =>
  acting(w.admin, async () => {
    const found = await rows<{ line: string }>(
      `select l.name || ' ' || to_char(d.at, 'YYYY-MM-DD"T"HH24:MI') || ' ' || d.value::float8 as line
       from demand_records d join locations l on l.id = d.location_id order by 1`
    )
    return found.map(({ line }) => line)
  })

/** Quarters of an hour from the first of January 2026 on, at the world's first location. */
export const quartersOf = (count: number, metric = 'Tickets'): string[][] =>
  Array.from({ length: count }, (_, index) => [
    new Date(Date.UTC(2026, 0, 1, 0, index * 15)).toISOString().slice(0, 19),
    '000001',
    metric,
    String(index % 40),
  ])
