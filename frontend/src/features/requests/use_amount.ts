import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { daysOfMinutes } from '#/domain/request_status/request_words.ts'

/** `5 days · 40:00 h`. */
export function useAmount(): (minutes: number) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (minutes) => t('requests.amount', { count: daysOfMinutes(minutes), hours: format.hours(minutes) })
}
