import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'

type Decided = Pick<FiledRequest, 'decidedBy' | 'decidedFor'>

/** Who decided, and in whose place; null while a request waits, or where it was approved by itself. */
export function useDecider(): (decided: Decided) => string | null {
  const { t } = useTranslation()
  return ({ decidedBy: by, decidedFor: person }) =>
    by && person ? t('requests.by_deputy', { by, person }) : by
}
