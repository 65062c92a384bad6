import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import type { OvertimeCounter, SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { LimitBar } from './limit_bar.tsx'
import { PeriodCard } from './period_card.tsx'

/** What decides beyond single days: settlement periods, and overtime of the month and the year. */
export function PeriodFigures({ person: { periods, counters } }: { person: SettledPerson }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} mt="lg" spacing="md">
      {periods.map((period) => (
        <PeriodCard key={period.from} period={period} />
      ))}
      {counters.length > 0 && <Counters counters={counters} />}
    </SimpleGrid>
  )
}

function Counters({ counters }: { counters: OvertimeCounter[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('records.settlement.overtime_allowed')}
      </Title>
      <Stack gap="sm">
        {counters.map(({ kind, period, minutes, limitMinutes }) => (
          <LimitBar
            key={kind}
            label={kind === 'year' ? period : format.sentence(format.day(`${period}-01`, 'month'))}
            minutes={minutes}
            limitMinutes={limitMinutes}
          />
        ))}
      </Stack>
    </Card>
  )
}
