import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './my_schedule.module.css'

/** Hours and shifts of the days in view. */
export function MonthTotals({ work }: { work: { minutes: number; shifts: number } }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={classes.totals} aria-live="polite">
      <strong>{t('my_schedule.hours', { hours: format.shortHours(work.minutes) })}</strong>
      <span>{t('my_schedule.shifts', { count: work.shifts })}</span>
    </p>
  )
}
