import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { ChartOption } from '#/ui/chart/chart_option.ts'
import type { ChartTable } from '#/ui/chart/chart_with_table.tsx'
import { daysIn } from '#/lib/time/days.ts'
import type { Values } from './edits.ts'
import { slotAt } from './slot_words.ts'
import type { RecordWords } from './use_record_words.ts'

type Shown = Pick<MetricRecords, 'from' | 'until' | 'stepMinutes' | 'metric'> & { values: Values }
/** What is written under a day: its weekday in a week, its number in a month. */
export type DayLabel = (at: number) => string

/** What was recorded, as bars where a day has one value and as a line otherwise; what is missing is a gap. */
export function recordsOption(shown: Shown, words: RecordWords, dayLabel: DayLabel): ChartOption {
  const { from, until, stepMinutes, metric, values } = shown
  const slots = 1440 / stepMinutes
  const isMonth = daysIn(from, until).length > 7
  const isMiddle = (at: number): boolean => at % slots === Math.floor(slots / 2)
  const common = { name: metric.name, data: [...values], animation: false }
  return {
    animation: false,
    grid: { left: 56, right: 16, top: 16, bottom: 28 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      boundaryGap: stepMinutes === 1440,
      data: values.map((_, place) => words.slot(slotAt(place, shown))),
      axisLabel: {
        interval: (at: number) => isMiddle(at) && (!isMonth || Math.floor(at / slots) % 3 === 0),
        formatter: (_text: string, at: number) => dayLabel(Math.floor(at / slots)),
      },
      axisTick: { interval: (at: number) => at % slots === 0 },
    },
    yAxis: { type: 'value', min: 0 },
    series:
      stepMinutes === 1440
        ? [{ ...common, type: 'bar' }]
        : [
            {
              ...common,
              type: 'line',
              symbol: 'none',
              areaStyle: { opacity: 0.16 },
              lineStyle: { width: 1.5 },
            },
          ],
  }
}

/** The same values, a row for each slot with a record. */
export const recordsTable = (shown: Shown, words: RecordWords, heading: string): ChartTable => ({
  columns: [heading, shown.metric.name],
  rows: shown.values.flatMap((value, place) =>
    value === null ? [] : [[words.slot(slotAt(place, shown)), words.value(value)]]
  ),
})
