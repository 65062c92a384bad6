import { Group } from '@mantine/core'
import type { OpenShift } from '@shiftloom/backend/contracts/open_shifts'
import { IconHandStop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { OpenOrOver } from '../open_or_over.tsx'
import { useSwapFilters } from '../use_swap_filters.ts'
import { openShiftsQuery } from './queries.ts'
import { useOpenShiftColumns } from './use_open_shift_columns.tsx'

const pageSize = 25

/** Shifts the reader may claim, and for planners all that are open at their locations. */
export function OpenShiftsList() {
  const { t } = useTranslation()
  const state = useTableState()
  const { open } = useSwapFilters(false)
  const shifts = useQuery(openShiftsQuery({ open, page: state.page, pageSize }))
  const columns = useOpenShiftColumns()
  return (
    <>
      <Group mb="md">
        <OpenOrOver />
      </Group>
      {shifts.isLoadingError ? (
        <ErrorState error={shifts.error} onRetry={shifts.refetch} />
      ) : (
        <DataTable<OpenShift>
          label={t('swaps.open_shifts.title')}
          columns={columns}
          page={shifts.data}
          rowId={({ id }) => id}
          state={state}
          empty={
            <EmptyState
              icon={<IconHandStop size={28} stroke={1.5} />}
              title={t('swaps.open_shifts.empty')}
              description={t(open ? 'swaps.open_shifts.empty_text' : 'swaps.open_shifts.empty_over_text')}
            />
          }
        />
      )}
    </>
  )
}
