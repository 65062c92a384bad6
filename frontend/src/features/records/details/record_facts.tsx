import { Stack, Text } from '@mantine/core'
import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { Flags, Span, Status } from '../record_texts.tsx'
import { Timeline } from '../list/timeline.tsx'
import { RecordCost } from './record_cost.tsx'

/** Planned, registered and counted time of one record, and how they differ. */
export function RecordFacts({ record }: { record: RecordDetails }) {
  const { t } = useTranslation()
  const format = useFormat()
  const seesCost = useCan('record_cost.read')
  const { zone, unpaidBreakMinutes, editReason } = record
  const hours = (minutes: number) => t('records.hours', { hours: format.hours(minutes) })
  return (
    <Stack gap="sm">
      <Status record={record} />
      <Flags record={record} />
      <Timeline record={record} />
      <Fact label={t('records.column.planned')}>
        <Span from={record.plannedStartsAt} until={record.plannedEndsAt} zone={zone} />
      </Fact>
      <Fact label={t('records.column.registered')}>
        <Span from={record.realStartsAt} until={record.realEndsAt} zone={zone} />
      </Fact>
      <Fact label={t('records.column.counted')}>
        <Span from={record.countedStartsAt} until={record.countedEndsAt} zone={zone} />
        <Text className="tabular">{hours(record.workMinutes)}</Text>
        {unpaidBreakMinutes > 0 && (
          <Text fz="sm" c="dimmed">
            {t('records.unpaid', { hours: format.hours(unpaidBreakMinutes) })}
          </Text>
        )}
      </Fact>
      {seesCost && (
        <Fact label={t('records.details.cost')}>
          <RecordCost record={record} />
        </Fact>
      )}
      {editReason && <Fact label={t('records.details.edit_reason')}>{editReason}</Fact>}
    </Stack>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}
