import type { ChartOption } from '#/ui/chart/chart_option.ts'
import type { ChartTable } from '#/ui/chart/chart_with_table.tsx'
import type { GlanceDay } from './glance.ts'

export type DaysWords = {
  needed: string
  planned: string
  missing: string
  day: string
  /** Mon 3 Nov */
  dayOf: (day: string) => string
  /** Mon 3 in two lines. */
  shortDayOf: (day: string) => string
  /** Hours as a number of the reader's language. */
  hours: (hours: number) => string
}

/** Hours a day: needed, planned, and those of the need that no one is planned for. */
export function daysOption(days: readonly GlanceDay[], words: DaysWords): ChartOption {
  const bar = { type: 'bar', barMaxWidth: 18, animation: false } as const
  const rounded = (value: number) => Math.round(value * 100) / 100
  return {
    animation: false,
    grid: { left: 44, right: 16, top: 36, bottom: 44 },
    legend: { top: 0, left: 0 },
    tooltip: { trigger: 'axis', valueFormatter: (value) => words.hours(Number(value)) },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => words.dayOf(day)),
      axisLabel: {
        interval: 0,
        lineHeight: 16,
        formatter: (_text: string, at: number) => words.shortDayOf(days[at]!.day),
      },
    },
    yAxis: { type: 'value', min: 0 },
    series: [
      {
        ...bar,
        name: words.needed,
        color: '#59667e',
        data: days.map((one) => rounded(one.coverage.requiredHours)),
      },
      {
        ...bar,
        name: words.planned,
        color: '#3e7bfa',
        data: days.map((one) => rounded(one.coverage.plannedHours)),
      },
      {
        ...bar,
        name: words.missing,
        color: '#e5484d',
        data: days.map((one) => rounded(one.coverage.underHours)),
      },
    ],
  }
}

/** The same numbers, a row a day. */
export const daysTable = (days: readonly GlanceDay[], words: DaysWords): ChartTable => ({
  columns: [words.day, words.needed, words.planned, words.missing],
  rows: days.map(({ day, coverage: { requiredHours, plannedHours, underHours } }) => [
    words.dayOf(day),
    ...[requiredHours, plannedHours, underHours].map(words.hours),
  ]),
})
