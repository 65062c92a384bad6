import { employeesKind } from '#app/imports/employees/employees_kind'
import { outcomeRowsOf } from '#app/imports/employees/outcome_transformer'
import { requireSoundPeople } from '#app/imports/employees/require_sound_people'
import type { KindOfImport } from '#app/imports/kind_of_import'
import { balanceRowsOf } from '#app/imports/leave_balances/balance_rows'
import { leaveBalancesKind } from '#app/imports/leave_balances/leave_balances_kind'
import { requireSoundBalances } from '#app/imports/leave_balances/require_sound_balances'
import { metricRecordsKind } from '#app/imports/metric_records/metric_records_kind'
import { rowByRow } from '#app/imports/row_by_row/row_by_row'
import type { ImportKind } from '#contracts/imports'

export const kinds: Record<ImportKind, KindOfImport> = {
  employees: rowByRow(employeesKind, { requireSound: requireSoundPeople, shown: outcomeRowsOf }),
  leave_balances: rowByRow(leaveBalancesKind, { requireSound: requireSoundBalances, shown: balanceRowsOf }),
  metric_records: metricRecordsKind,
}
