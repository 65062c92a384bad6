import { Card, Stack, Text, Title } from '@mantine/core'
import type { SettledPeriod } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { LimitBar } from './limit_bar.tsx'

/** A settlement period of one person: hours owed, the average week, and what it makes of them. */
export function PeriodCard({ period }: { period: SettledPeriod }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { from, until, ended, workMinutes, normMinutes, absentMinutes, averaged, averageWeek } = period
  const sentences = [
    ...(absentMinutes > 0 ? [t('records.settlement.absent', { hours: format.hours(absentMinutes) })] : []),
    ...(averaged
      ? [
          t(ended ? 'records.settlement.averaged' : 'records.settlement.averaged_so_far', {
            hours: format.hours(averaged.minutes),
            percent: format.percent(averaged.percent / 100),
          }),
        ]
      : []),
    ...(period.additionalMinutes > 0
      ? [t('records.settlement.additional', { hours: format.hours(period.additionalMinutes) })]
      : []),
  ]
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('records.settlement.period', { days: format.dayRange(from, until, 'numeric') })}
      </Title>
      <Stack gap="sm">
        <LimitBar
          label={t('records.settlement.owed')}
          minutes={workMinutes}
          limitMinutes={normMinutes}
          owed
        />
        {averageWeek && (
          <LimitBar
            label={t(ended ? 'records.settlement.average_week' : 'records.settlement.average_week_so_far')}
            {...averageWeek}
          />
        )}
        {sentences.map((sentence) => (
          <Text key={sentence} fz="sm">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
