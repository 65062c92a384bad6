import type { ChartOption } from '#/ui/chart/chart_option.ts'
import type { ChartTable } from '#/ui/chart/chart_with_table.tsx'
import { slotsPerDay } from './sandbox_input.ts'

export type WeekRows = {
  /** Units in each slot; null for work that no metric asks for. */
  units: ArrayLike<number> | null
  before: ArrayLike<number>
  after: ArrayLike<number>
}
export type WeekWords = {
  metric: string
  before: string
  after: string
  time: string
  /** Mon 3 Nov */
  day: (day: number) => string
  /** Mon, where room is short. */
  shortDay: (day: number) => string
  /** A clock time given as `14:30`. */
  clock: (time: string) => string
  number: (value: number) => string
}

const clockAt = (slot: number): string => {
  const minutes = (slot % slotsPerDay) * (1440 / slotsPerDay)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
const slotText = (slot: number, words: WeekWords): string =>
  `${words.day(Math.floor(slot / slotsPerDay))} ${words.clock(clockAt(slot))}`
const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** The week's metric as an area, people before as a dashed step line and after as a solid one. */
export function weekOption({ units, before, after }: WeekRows, words: WeekWords): ChartOption {
  const slots = Array.from({ length: after.length }, (_, slot) => slotText(slot, words))
  const step = { type: 'line', step: 'end', symbol: 'none', animation: false } as const
  return {
    animation: false,
    grid: { left: 44, right: 52, top: 36, bottom: 28 },
    legend: { top: 0, left: 0 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: slots,
      boundaryGap: false,
      axisLabel: {
        interval: (at: number) => at % slotsPerDay === slotsPerDay / 2,
        formatter: (_text: string, at: number) => words.shortDay(Math.floor(at / slotsPerDay)),
      },
      axisTick: { interval: (at: number) => at % slotsPerDay === 0 },
    },
    yAxis: [
      { type: 'value', minInterval: 1, min: 0 },
      { type: 'value', min: 0, splitLine: { show: false } },
    ],
    series: [
      ...(units
        ? [
            {
              ...({
                type: 'line',
                name: words.metric,
                yAxisIndex: 1,
                symbol: 'none',
                animation: false,
              } as const),
              areaStyle: { opacity: 0.18 },
              lineStyle: { width: 1, opacity: 0.6 },
              color: '#7f8ca3',
              data: Array.from(units, known),
            },
          ]
        : []),
      {
        ...{ ...step, name: words.before, color: '#59667e', data: Array.from(before) },
        lineStyle: { type: 'dashed', width: 2 },
      },
      { ...step, name: words.after, color: '#2b64e3', data: Array.from(after), lineStyle: { width: 2.5 } },
    ],
  }
}

/** The same numbers, a row a slot; quiet slots without anything are left out. */
export function weekTable({ units, before, after }: WeekRows, words: WeekWords): ChartTable {
  const written = (value: number | null): string => (value === null ? '–' : words.number(value))
  const rows = Array.from({ length: after.length }, (_, slot) => slot)
    .filter((slot) => before[slot]! > 0 || after[slot]! > 0 || (units?.[slot] ?? 0) > 0)
    .map((slot) => [
      slotText(slot, words),
      ...(units ? [written(known(units[slot]))] : []),
      ...[words.number(before[slot]!), words.number(after[slot]!)],
    ])
  return { columns: [words.time, ...(units ? [words.metric] : []), words.before, words.after], rows }
}
