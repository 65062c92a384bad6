import type { Coverage } from '@shiftloom/solver/labour_model/coverage/coverage'
import { expect, test } from 'vitest'
import { daysOption, daysTable, type DaysWords } from './days_option.ts'
import { daysTogether, type Glance } from './glance.ts'

const coverage = (required: number, planned: number): Coverage => ({
  ...{ requiredHours: required, plannedHours: planned, share: 1 },
  ...{ underHours: Math.max(0, required - planned), overHours: Math.max(0, planned - required) },
})
const week = (required: number, planned: number) => {
  const days = Array.from({ length: 7 }, (_, day) => coverage(required + day, planned))
  return { days, whole: coverage(7 * required + 21, 7 * planned) }
}
const glance = (weekFrom: string, ...[first, second]: [number, number]): Glance => ({
  weekFrom,
  weeks: [week(first, 8), week(second, 0)],
})
const words: DaysWords = {
  ...{ needed: 'Needed', planned: 'Planned', missing: 'Missing', day: 'Day' },
  ...{ dayOf: (day) => day, shortDayOf: (day) => day.slice(8), hours: String },
}

test('days of several locations are added up, both weeks', () => {
  const days = daysTogether([glance('2026-03-02', 10, 4), glance('2026-03-02', 20, 5)])
  expect(days).toHaveLength(14)
  expect(days[0]).toMatchObject({ day: '2026-03-02', coverage: { requiredHours: 30, plannedHours: 16 } })
  expect(days[13]).toMatchObject({ day: '2026-03-15', coverage: { requiredHours: 21, underHours: 21 } })
  expect(daysTogether([])).toEqual([])
})
test('the table has the numbers of the chart', () => {
  const days = daysTogether([glance('2026-03-02', 10, 4)])
  const { columns, rows } = daysTable(days, words)
  expect(columns).toEqual(['Day', 'Needed', 'Planned', 'Missing'])
  expect(rows[1]).toEqual(['2026-03-03', '11', '8', '3'])
  const series = daysOption(days, words).series as { name: string; data: number[] }[]
  expect(series.map(({ name, data }) => [name, data[1]])).toEqual([
    ...[
      ['Needed', 11],
      ['Planned', 8],
    ],
    ['Missing', 3],
  ])
})
