import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ledgerQuery } from '#/domain/ledger/queries.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { FairnessBar } from './fairness_bar.tsx'
import { inLedgerOrder } from './ledger_order.ts'
import { useFairnessAddress } from './use_fairness_address.ts'
import { useLedgerColumns } from './use_ledger_columns.tsx'

const pageSize = 50

/** Who carries how much of what is shared, as it is planned, beside the fair share of each. */
export function FairnessScreen() {
  const { t } = useTranslation()
  const { timeZone } = useProfile()
  const state = useTableState()
  const address = useFairnessAddress(todayIn(timeZone))
  const { day, period, location } = address
  const ledger = useQuery(ledgerQuery({ day, period, locationIds: location ? [location] : [] }))
  const columns = useLedgerColumns()
  const people = ledger.data && inLedgerOrder(ledger.data.people, state)
  return (
    <Screen title={t('titles.fairness')} description={t('fairness.description')}>
      <FairnessBar address={address} days={ledger.data} />
      {ledger.isLoadingError ? (
        <ErrorState error={ledger.error} onRetry={ledger.refetch} />
      ) : (
        <DataTable
          label={t('titles.fairness')}
          columns={columns}
          page={
            people && {
              items: people.slice((state.page - 1) * pageSize, state.page * pageSize),
              ...{ total: people.length, page: state.page, pageSize },
            }
          }
          rowId={({ employeeId }) => employeeId}
          state={state}
          empty={
            <EmptyState
              icon={<IconScale size={28} stroke={1.5} />}
              title={t('fairness.empty')}
              description={t('fairness.empty_text')}
            />
          }
        />
      )}
    </Screen>
  )
}
