import { expect, test } from 'vitest'
import { accuracyOption, accuracyTable, dayTotals } from './accuracy_option.ts'

const words = {
  forecast: 'Forecast',
  came: 'What came',
  day: 'Day',
  dayOf: (day: string) => day,
  number: String,
}
const rows = {
  stepMinutes: 720,
  forecast: Float64Array.from([1, 2, 3, 4]),
  actual: Float64Array.from([2, 2, NaN, NaN]),
}

test('days are added up, levels averaged, and what is not known is a gap', () => {
  const totals = dayTotals(rows, '2026-03-02', false)
  expect(totals).toEqual([
    { day: '2026-03-02', forecast: 3, came: 4 },
    { day: '2026-03-03', forecast: 7, came: null },
  ])
  expect(dayTotals(rows, '2026-03-02', true)[0]).toMatchObject({ forecast: 1.5, came: 2 })
  expect(accuracyTable(totals, words)).toEqual({
    columns: ['Day', 'Forecast', 'What came'],
    rows: [
      ['2026-03-02', '3', '4'],
      ['2026-03-03', '7', '–'],
    ],
  })
  const { series } = accuracyOption(totals, words) as { series: { name: string; data: unknown }[] }
  expect(series.map(({ name, data }) => [name, data])).toEqual([
    ['What came', [4, null]],
    ['Forecast', [3, 7]],
  ])
})

test('a day is compared by the hours that were recorded', () => {
  const partly = {
    ...rows,
    forecast: Float64Array.from([1, 7, NaN, 4]),
    actual: Float64Array.from([NaN, 5, 2, 3]),
  }
  expect(dayTotals(partly, '2026-03-02', true)).toEqual([
    { day: '2026-03-02', forecast: 7, came: 5 },
    { day: '2026-03-03', forecast: 4, came: 3 },
  ])
})
