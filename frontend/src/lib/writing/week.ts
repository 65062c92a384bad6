import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useWriting } from './writing.ts'

/** The day calendars begin with: the organisation's, and where there is none that of the page's language. */
export function useFirstDayOfWeek(): WeekStart {
  const { language } = useTranslation().i18n
  return useWriting()?.firstDayOfWeek ?? (language === 'en-US' ? 7 : 1)
}
