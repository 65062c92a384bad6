import { Card, List, Text, Title } from '@mantine/core'
import type { DayOffDue } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** Days off that are still owed for worked ones, and until when; nothing where none is. */
export function DaysOffDue({ days }: { days: DayOffDue[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useProfile().timeZone)
  if (days.length === 0) return null
  return (
    <Card withBorder padding="md" mt="lg">
      <Title order={2} size="h4" mb="xs">
        {t('records.settlement.days_off_due')}
      </Title>
      <List spacing={4}>
        {days.map(({ day, by }) => (
          <List.Item key={day}>
            <Text c={by < today ? 'red.9' : undefined}>
              {t(by < today ? 'records.settlement.day_off_late' : 'records.settlement.day_off_by', {
                day: format.sentence(format.day(day, 'weekday')),
                by: format.day(by, 'numeric'),
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  )
}
