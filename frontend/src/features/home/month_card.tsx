import { Skeleton } from '@mantine/core'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { monthStart, nextMonthStart } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { HoursCard } from './hours_card.tsx'
import { normOf, plannedIn } from './plan.ts'
import { useSchedule } from './queries.ts'

/** The month of everybody at the chosen locations. A plan that does not load leaves the rest of the page alone. */
export function MonthCard({ today, locationIds }: { today: Day; locationIds: string[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const days = { from: monthStart(today), until: nextMonthStart(today) }
  const { data, isLoadingError } = useSchedule(days, locationIds)
  if (isLoadingError) return null
  if (!data) return <Skeleton height={150} radius="lg" />
  return (
    <HoursCard
      title={t('home.month.title')}
      period={format.day(today, 'month')}
      {...plannedIn(data.entries, days)}
      normMinutes={normOf(data)}
      people={data.people.length}
    />
  )
}
