import { Text, Timeline } from '@mantine/core'
import type { RecordDetails, RecordStep } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** Every decision about a record, from the first to the last. */
export function RecordHistory({ record: { steps, autoApproved } }: { record: RecordDetails }) {
  const { t } = useTranslation()
  if (steps.length === 0) return <Text c="dimmed">{t('records.details.no_step')}</Text>
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map((step) => (
        <Timeline.Item key={step.id} title={t(`records.details.step_${step.kind}`)}>
          <Step step={step} seesRule={autoApproved !== null} />
        </Timeline.Item>
      ))}
    </Timeline>
  )
}

/** `seesRule`: the reader may know what was approved by rule. */
type Props = { step: RecordStep; seesRule: boolean }

function Step({ step: { at, by, reason, hours, kind }, seesRule }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const who = by ? format.personName(by) : kind !== 'reopened' && seesRule && t('records.by_rule')
  return (
    <>
      <Text fz="sm" c="dimmed">
        {[who, format.instant(at, timeZone)].filter(Boolean).join(' · ')}
      </Text>
      {hours && (
        <Text fz="sm" className="tabular">
          {format.clockRange(hours.start, hours.end)}
          {hours.unpaidBreakMinutes > 0 &&
            ` · ${t('records.unpaid', { hours: format.hours(hours.unpaidBreakMinutes) })}`}
        </Text>
      )}
      {reason && <Text fz="sm">{format.quoted(reason)}</Text>}
    </>
  )
}
