import type { LimitUnit } from '@shiftloom/backend/contracts/request_limits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { daysOfMinutes } from '#/domain/request_status/request_words.ts'

/** `5 days · 40:00 h`, or `5 days` where each day counts as one. */
export function useLimitAmount(): (minutes: number, unit: LimitUnit) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (minutes, unit) => {
    const count = daysOfMinutes(minutes)
    const text =
      unit === 'days'
        ? t('requests.days', { count })
        : t('requests.amount', { count, hours: format.hours(minutes) })
    // Hours below zero are written with a minus sign, and texts write a hyphen before a number.
    return text.replace(/^-/, '\u2212')
  }
}
