import { Title } from '@mantine/core'
import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { DayTable } from './day_table.tsx'
import { ownCost } from './own_cost.ts'

/** Hours of one person by day; nothing for those without any. */
export function OwnDays({ person: { days, cost } }: { person: SettledPerson }) {
  const { t } = useTranslation()
  if (days.length === 0) return null
  return (
    <>
      <Title order={2} size="h3" mt="lg" mb="xs">
        {t('records.settlement.hours_by_day')}
      </Title>
      <DayTable rows={days.map((day) => ownCost(day, cost))} />
    </>
  )
}
