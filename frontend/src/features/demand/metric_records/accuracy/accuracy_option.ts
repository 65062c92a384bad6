import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '#/lib/time/days.ts'
import type { ChartOption } from '#/ui/chart/chart_option.ts'
import type { ChartTable } from '#/ui/chart/chart_with_table.tsx'
import type { Measured } from './measure_desk.ts'

export type AccuracyWords = {
  forecast: string
  came: string
  day: string
  /** Mon 3 Nov */
  dayOf: (day: Day) => string
  number: (value: number) => string
}

type DayTotals = { day: Day; forecast: number | null; came: number | null }

/** Of each day, by what is known on both sides; a level is averaged. */
export function dayTotals(
  { forecast, actual, stepMinutes }: Pick<Measured, 'forecast' | 'actual' | 'stepMinutes'>,
  first: Day,
  isLevel: boolean
): DayTotals[] {
  const slots = 1440 / stepMinutes
  return Array.from({ length: forecast.length / slots }, (_, at) => {
    const of = (row: Float64Array): number | null => {
      const known = [...row.subarray(at * slots, (at + 1) * slots)].filter((value) => !Number.isNaN(value))
      if (known.length === 0) return null
      const sum = known.reduce((whole, value) => whole + value, 0)
      return Math.round((isLevel ? sum / known.length : sum) * 100) / 100
    }
    return { day: addDays(first, at), forecast: of(forecast), came: of(actual) }
  })
}

/** What came as bars, and what was forecast a week ahead as a dashed line. */
export function accuracyOption(totals: readonly DayTotals[], words: AccuracyWords): ChartOption {
  return {
    animation: false,
    grid: { left: 56, right: 16, top: 36, bottom: 28 },
    legend: { top: 0, left: 0 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: totals.map(({ day }) => words.dayOf(day)),
      axisLabel: { interval: 6 },
    },
    yAxis: { type: 'value', min: 0 },
    series: [
      { name: words.came, type: 'bar', color: '#9fb8f2', data: totals.map(({ came }) => came) },
      {
        name: words.forecast,
        type: 'line',
        color: '#161e30',
        symbol: 'none',
        lineStyle: { type: 'dashed', width: 2 },
        data: totals.map(({ forecast }) => forecast),
      },
    ],
  }
}

export function accuracyTable(totals: readonly DayTotals[], words: AccuracyWords): ChartTable {
  const written = (value: number | null): string => (value === null ? '–' : words.number(value))
  return {
    columns: [words.day, words.forecast, words.came],
    rows: totals.map(({ day, forecast, came }) => [words.dayOf(day), written(forecast), written(came)]),
  }
}
