import { Title } from '@mantine/core'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ChartWithTable } from '#/ui/chart/chart_with_table.tsx'
import { coverageOption, coverageTable, type CoverageWords } from './coverage_option.ts'
import type { PositionWeek } from './week_coverage.ts'

/** One position through the week: the need as a step line over the people planned, and the same by quarter of an hour. */
export function PositionChart({ row, weekFrom }: { row: PositionWeek; weekFrom: Day }) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useMemo<CoverageWords>(
    () => ({
      ...{ needed: t('demand_staff.chart.needed'), planned: t('demand_staff.chart.planned') },
      ...{ missing: t('demand_staff.chart.missing'), over: t('demand_staff.chart.over') },
      time: t('demand_staff.chart.time'),
      day: (day) => format.day(addDays(weekFrom, day), 'weekday'),
      shortDay: (day) => format.day(addDays(weekFrom, day), 'weekdayShort'),
      ...{ clock: format.clock, number: format.number },
    }),
    [t, format, weekFrom]
  )
  const option = useMemo(() => coverageOption(row, words), [row, words])
  return (
    <ChartWithTable
      heading={
        <Title order={2} size="h4">
          {row.position.name}
        </Title>
      }
      label={t('demand_staff.chart.label', {
        position: row.position.name,
        week: format.dayRange(weekFrom, addDays(weekFrom, 7)),
      })}
      option={option}
      table={() => coverageTable(row, words)}
    />
  )
}
