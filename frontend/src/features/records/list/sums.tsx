import { Group, Text } from '@mantine/core'
import type { RecordSummary } from '@shiftloom/backend/contracts/time_records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './sums.module.css'

/** Hours of the month; `normMinutes` for one person, who owes them. */
export function Sums({ summary, normMinutes }: { summary: RecordSummary; normMinutes: number | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = (minutes: number) => t('records.hours', { hours: format.hours(minutes) })
  return (
    <Group component="dl" className={classes.sums} mt={0} mb="md">
      <Sum label={t('records.total.approved')}>{hours(summary.approvedMinutes)}</Sum>
      <Sum label={t('records.total.pending')}>{hours(summary.pendingMinutes)}</Sum>
      <Sum label={t('records.total.planned')}>{hours(summary.plannedMinutes)}</Sum>
      {normMinutes !== null && <Sum label={t('records.total.norm')}>{hours(normMinutes)}</Sum>}
    </Group>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <Text component="dt" fz="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz={20} fw={650} className="tabular">
        {children}
      </Text>
    </div>
  )
}
