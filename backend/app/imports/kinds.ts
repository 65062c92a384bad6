import { employeesKind } from '#app/imports/employees/employees_kind'
import type { KindOfImport } from '#app/imports/kind_of_import'
import { metricRecordsKind } from '#app/imports/metric_records/metric_records_kind'
import { rowByRow } from '#app/imports/row_by_row/row_by_row'
import type { ImportKind } from '#contracts/imports'

export const kinds: Record<ImportKind, KindOfImport> = {
  employees: rowByRow(employeesKind),
  metric_records: metricRecordsKind,
}
