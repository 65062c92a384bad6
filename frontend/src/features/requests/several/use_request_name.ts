import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** `No. 12, Ada Nowak`. */
export function useRequestName(): (request: FiledRequest) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ number, employee }) => `${t('requests.number', { number })}, ${format.personName(employee)}`
}
