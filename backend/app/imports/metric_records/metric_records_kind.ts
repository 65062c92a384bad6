import { DomainError } from '#app/core/errors/domain_error'
import type { KindOfImport } from '#app/imports/kind_of_import'
import { checkRecords } from '#app/imports/metric_records/check_records'
import { recordOutcomes } from '#app/imports/metric_records/record_outcomes'
import { runRecords } from '#app/imports/metric_records/run_records'
import { countStored } from '#app/imports/metric_records/stored_records'
import { takeRows } from '#app/imports/metric_records/take_rows'
import { undoRecords } from '#app/imports/metric_records/undo_records'
import { countRows } from '#app/imports/queries/import_rows'
import { misses } from '#contracts/record_columns'

/** Records of metrics: read as they arrive, stored by their key, and written by the thousand. */
export const metricRecordsKind: KindOfImport = {
  requireSound(columns, options) {
    const chosen = columns.flatMap(({ field }) => field ?? [])
    if (misses(chosen, options).length > 0) throw new DomainError('imports.no_record_columns')
  },
  add: takeRows,
  arrived: async (importId) => (await countStored(importId)) + (await countRows(importId)),
  check: checkRecords,
  run: runRecords,
  undo: undoRecords,
  outcomes: recordOutcomes,
}
