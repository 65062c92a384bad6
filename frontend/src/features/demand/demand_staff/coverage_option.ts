import type { ChartOption } from '#/ui/chart/chart_option.ts'
import type { ChartTable } from '#/ui/chart/chart_with_table.tsx'

export type CoverageRows = { need: ArrayLike<number>; present: ArrayLike<number> }
export type CoverageWords = {
  needed: string
  planned: string
  missing: string
  over: string
  time: string
  /** Mon 3 Nov */
  day: (day: number) => string
  /** Mon */
  shortDay: (day: number) => string
  /** A clock time given as `14:30`. */
  clock: (time: string) => string
  number: (value: number) => string
}

const slotsPerDay = 96

const timeOf = (slot: number, words: CoverageWords): string => {
  const minutes = (slot % slotsPerDay) * 15
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = words.clock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
  return `${words.day(Math.floor(slot / slotsPerDay))} ${clock}`
}

/** Planned people as an area, what is missing above it hatched, and the need as a step line. */
export function coverageOption({ need, present }: CoverageRows, words: CoverageWords): ChartOption {
  const area = { type: 'line', step: 'end', symbol: 'none', animation: false, stack: 'people' } as const
  const planned = Array.from(present)
  return {
    animation: false,
    grid: { left: 44, right: 16, top: 36, bottom: 28 },
    legend: { top: 0, left: 0 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: planned.map((_, slot) => timeOf(slot, words)),
      axisLabel: {
        interval: (at: number) => at % slotsPerDay === slotsPerDay / 2,
        formatter: (_text: string, at: number) => words.shortDay(Math.floor(at / slotsPerDay)),
      },
      axisTick: { interval: (at: number) => at % slotsPerDay === 0 },
    },
    yAxis: { type: 'value', minInterval: 1, min: 0 },
    series: [
      {
        ...{ ...area, name: words.planned, color: '#3e7bfa', data: planned },
        ...{ areaStyle: { opacity: 0.3 }, lineStyle: { width: 1 } },
      },
      {
        ...{
          ...area,
          name: words.missing,
          color: '#e5484d',
          lineStyle: { width: 0 },
          areaStyle: { opacity: 0.35 },
        },
        data: planned.map((people, slot) => Math.max(0, need[slot]! - people)),
      },
      {
        ...({ type: 'line', step: 'end', symbol: 'none', animation: false } as const),
        ...{ name: words.needed, color: '#161e30', lineStyle: { width: 2 }, data: Array.from(need) },
      },
    ],
  }
}

/** The same numbers, a row a quarter of an hour; those without a need or a person are left out. */
export function coverageTable({ need, present }: CoverageRows, words: CoverageWords): ChartTable {
  const number = (value: number) => words.number(Math.round(value * 100) / 100)
  const rows = Array.from({ length: need.length }, (_, slot) => slot)
    .filter((slot) => need[slot]! > 0 || present[slot]! > 0)
    .map((slot) => {
      const [needed, planned] = [need[slot]!, present[slot]!]
      const [missing, over] = [Math.max(0, needed - planned), Math.max(0, planned - needed)]
      return [timeOf(slot, words), ...[needed, planned, missing, over].map(number)]
    })
  return { columns: [words.time, words.needed, words.planned, words.missing, words.over], rows }
}
