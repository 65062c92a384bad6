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

/**
 * Of each day, by the slots that are known on both sides, so that a forecast of closed hours is not beside open ones; a
 * level is averaged. A day without records keeps its whole forecast.
 */
export function dayTotals(
  { forecast, actual, stepMinutes }: Pick<Measured, 'forecast' | 'actual' | 'stepMinutes'>,
  first: Day,
  isLevel: boolean
): DayTotals[] {
  const slots = 1440 / stepMinutes
  const total = (values: number[]): number | null => {
    if (values.length === 0) return null
    const sum = values.reduce((whole, value) => whole + value, 0)
    return Math.round((isLevel ? sum / values.length : sum) * 100) / 100
  }
  return Array.from({ length: forecast.length / slots }, (_, at) => {
    const ofDay = Array.from({ length: slots }, (__, slot) => at * slots + slot)
    const foreseen = ofDay.filter((index) => !Number.isNaN(forecast[index]))
    const both = foreseen.filter((index) => !Number.isNaN(actual[index]))
    return {
      day: addDays(first, at),
      forecast: total((both.length > 0 ? both : foreseen).map((index) => forecast[index]!)),
      came: total(both.map((index) => actual[index]!)),
    }
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
