import { IconPencilQuestion } from '@tabler/icons-react'
import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { RejectModal } from '../decide/reject_modal.tsx'
import type { RecordsAsked } from '../record_queries.ts'
import { correctionsQuery, useAnswers } from './queries.ts'
import { useCorrectionColumns } from './use_correction_columns.tsx'

/** Corrections of the month, one's own or those of the people one answers for; what waits comes first. */
export function CorrectionList({ asked }: { asked: RecordsAsked }) {
  const { t } = useTranslation()
  const state = useTableState()
  const readsOthers = useCan('records.read')
  const [toReject, setToReject] = useState<TimeCorrection | null>(null)
  const corrections = useQuery(correctionsQuery(asked, state.page))
  const { accept, reject, withdraw } = useAnswers()
  const columns = useCorrectionColumns({
    busy: accept.isPending || withdraw.isPending,
    onAccept: (correction) => accept.mutate(correction),
    onReject: setToReject,
    onWithdraw: (correction) => withdraw.mutate(correction),
  })
  if (corrections.isLoadingError)
    return <ErrorState error={corrections.error} onRetry={corrections.refetch} />
  return (
    <>
      <DataTable<TimeCorrection>
        label={t('records.correction.list')}
        columns={columns}
        page={corrections.data}
        rowId={({ id }) => id}
        state={state}
        empty={
          <EmptyState
            icon={<IconPencilQuestion size={28} stroke={1.5} />}
            title={t('records.correction.none')}
            description={t(readsOthers ? 'records.correction.none_text' : 'records.correction.own_none_text')}
          />
        }
      />
      {toReject && (
        <RejectModal
          title={t('records.correction.reject_title')}
          onClose={() => setToReject(null)}
          onReject={(reason) => {
            reject.mutate({ correction: toReject, reason })
            setToReject(null)
          }}
        />
      )}
    </>
  )
}
