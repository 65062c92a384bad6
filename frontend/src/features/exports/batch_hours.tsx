import { Text } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { LackButton } from './lack_button.tsx'
import { UnsettledHours } from './unsettled_hours.tsx'

/** Of how many people the hours are approved records or the plan, and whose were not all approved then. */
export function HoursOfBatch({ batch: { from, hours } }: { batch: ExportBatch }) {
  const { t } = useTranslation()
  const { fromRecords, fromPlan, unsettled } = hours
  if (fromRecords + fromPlan === 0) return null
  return (
    <>
      <Text fz="sm" c="dimmed">
        {t('exports.hours_from.short', { records: fromRecords, plan: fromPlan })}
      </Text>
      {unsettled.length > 0 && (
        <LackButton
          icon={<IconClockExclamation size={14} aria-hidden />}
          label={t('exports.unsettled.people', { count: unsettled.length })}
        >
          <UnsettledHours people={unsettled} from={from} />
        </LackButton>
      )}
    </>
  )
}
