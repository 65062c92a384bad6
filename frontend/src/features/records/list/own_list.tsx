import { IconClockCheck } from '@tabler/icons-react'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { useAskColumn } from '../corrections/use_ask_column.tsx'
import { useColumns } from '../use_columns.tsx'
import { recordsQuery, type RecordsAsked } from '../record_queries.ts'

/** The background makes a record of each punch. */
const rereadMs = 30_000

/** One's own records of a month, to be read, and corrected by asking. */
export function OwnList({ asked }: { asked: RecordsAsked }) {
  const { t } = useTranslation()
  const state = useTableState()
  const records = useQuery({ ...recordsQuery(asked, null, state.page), refetchInterval: rereadMs })
  const columns = [...useColumns({}), useAskColumn()]
  if (records.isLoadingError) return <ErrorState error={records.error} onRetry={records.refetch} />
  return (
    <DataTable<TimeRecord>
      label={t('records.list.title')}
      columns={columns}
      page={records.data}
      rowId={({ id }) => id}
      state={state}
      empty={
        <EmptyState
          icon={<IconClockCheck size={28} stroke={1.5} />}
          title={t('records.list.empty')}
          description={t('records.list.own_empty_text')}
        />
      }
    />
  )
}
