import { Progress, Text } from '@mantine/core'
import type { RecordSummary } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Props = { summary: RecordSummary; normMinutes: number }

/** How far one's worked time of the month has come against contracted hours. */
export function MonthProgress({ summary: { approvedMinutes, pendingMinutes }, normMinutes }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const worked = approvedMinutes + pendingMinutes
  const part = (minutes: number) => Math.min(100, (minutes / Math.max(normMinutes, worked, 1)) * 100)
  const difference = worked - normMinutes
  return (
    <div style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
      <Progress.Root size="lg" aria-hidden>
        <Progress.Section value={part(approvedMinutes)} color="lime.7" />
        <Progress.Section value={part(pendingMinutes)} color="orange.4" />
      </Progress.Root>
      <Text fz="sm" mt={4} className="tabular">
        {t(
          difference > 0
            ? 'records.total.above'
            : difference < 0
              ? 'records.total.below'
              : 'records.total.exact',
          {
            worked: format.hours(worked),
            norm: format.hours(normMinutes),
            difference: format.hours(Math.abs(difference)),
          }
        )}
      </Text>
    </div>
  )
}
