import { Skeleton, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { ChartWithTable } from '#/ui/chart/chart_with_table.tsx'
import { daysOption, daysTable, type DaysWords } from './days_option.ts'
import { daysTogether, type Glance } from './glance.ts'

type Props = {
  /** null: all locations. */
  where: string | null
  glances: readonly Glance[]
  /** Nothing is still being worked out. */
  isWhole: boolean
}

/** Hours of both weeks, day by day. */
export function DaysChart({ where, glances, isWhole }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useMemo<DaysWords>(
    () => ({
      ...{ needed: t('demand_overview.chart.needed'), planned: t('demand_overview.chart.planned') },
      ...{ missing: t('demand_overview.chart.missing'), day: t('demand_overview.chart.day') },
      dayOf: (day) => format.day(day, 'weekday'),
      shortDayOf: (day) => `${format.day(day, 'weekdayShort')}\n${Number(day.slice(8))}`,
      hours: (hours) => format.shortHours(hours * 60),
    }),
    [t, format]
  )
  const known = isWhole ? glances : null
  const days = useMemo(() => (known ? daysTogether(known) : []), [known])
  const option = useMemo(() => daysOption(days, words), [days, words])
  if (!known) return <Skeleton height={320} role="img" aria-label={t('demand_overview.reckoning')} />
  return (
    <ChartWithTable
      heading={
        <Title order={2} size="h4">
          {t('demand_overview.chart.title')}
        </Title>
      }
      label={t('demand_overview.chart.label', { where: where ?? t('demand.all_locations') })}
      option={option}
      table={() => daysTable(days, words)}
    />
  )
}
