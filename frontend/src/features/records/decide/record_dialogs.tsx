import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useDecisions } from '../record_queries.ts'
import { EditModal } from './edit_modal.tsx'
import { RejectModal } from './reject_modal.tsx'

export type RecordQuestion = { what: 'reject' | 'edit'; record: TimeRecord }
type Props = { question: RecordQuestion | null; onClose: () => void }

/** What has to be filled in before a record is rejected or counted otherwise. */
export function RecordDialogs({ question, onClose }: Props) {
  const { t } = useTranslation()
  const { reject, edit } = useDecisions()
  if (question?.what === 'reject')
    return (
      <RejectModal
        title={t('records.reject_title')}
        onClose={onClose}
        onReject={(reason) => {
          reject.mutate({ record: question.record, reason })
          onClose()
        }}
      />
    )
  if (question?.what === 'edit')
    return (
      <EditModal
        record={question.record}
        onClose={onClose}
        onSave={(change) => edit.mutate({ record: question.record, ...change }, { onSuccess: onClose })}
      />
    )
  return null
}
