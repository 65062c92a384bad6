import { Alert } from '@mantine/core'
import type { ModelAcceptance } from '@shiftloom/backend/contracts/labour_model'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** What an acceptance has not put into the schedule, with the reason. */
export function LeftAlone({ conflicts, leftOut }: Pick<ModelAcceptance, 'conflicts' | 'leftOut'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const days = [...new Set(conflicts.map(({ day }) => format.day(day, 'weekday')))]
  return (
    <>
      {days.length > 0 && (
        <Alert color="orange" role="alert">
          {t('labour_model.review.conflicts', { days: format.list(days) })}
        </Alert>
      )}
      {leftOut.map(({ positionId, reason, name, shifts }) => (
        <Alert key={positionId} color="orange" role="alert">
          {t(`labour_model.left_out.${reason}`, { name, shifts })}
        </Alert>
      ))}
    </>
  )
}
