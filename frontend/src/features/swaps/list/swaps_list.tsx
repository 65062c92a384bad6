import { Group, SegmentedControl } from '@mantine/core'
import type { Swap } from '@shiftloom/backend/contracts/swaps'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { pathOfSwap } from '../paths.ts'
import { swapsQuery } from '../queries.ts'
import { OpenOrOver } from '../open_or_over.tsx'
import { useSwapColumns } from './use_swap_columns.tsx'
import { useSwapFilters } from '../use_swap_filters.ts'

const pageSize = 25

/** Swaps one takes part in, and for supervisors those of the people at their locations. */
export function SwapsList() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const readsOthers = useCan('swaps.read')
  const state = useTableState()
  const { whose, open, setWhose } = useSwapFilters(readsOthers)
  const swaps = useQuery(swapsQuery({ whose, open, page: state.page, pageSize }))
  const columns = useSwapColumns()
  return (
    <>
      <Group mb="md" gap="sm">
        {readsOthers && (
          <SegmentedControl
            aria-label={t('swaps.whose')}
            value={whose}
            onChange={setWhose}
            data={(['own', 'others'] as const).map((value) => ({ value, label: t(`swaps.filter.${value}`) }))}
          />
        )}
        <OpenOrOver />
      </Group>
      {swaps.isLoadingError ? (
        <ErrorState error={swaps.error} onRetry={swaps.refetch} />
      ) : (
        <DataTable<Swap>
          label={t('titles.swaps')}
          columns={columns}
          page={swaps.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={({ id }) => void navigate(pathOfSwap(id))}
          empty={
            <EmptyState
              icon={<IconArrowsExchange size={28} stroke={1.5} />}
              title={t('swaps.empty')}
              description={t('swaps.empty_text')}
            />
          }
        />
      )}
    </>
  )
}
