import { expect, test } from 'vitest'
import { weekOption, weekTable, type WeekWords } from './week_option.ts'

const words: WeekWords = {
  ...{ metric: 'Tickets', before: 'Before', after: 'After', time: 'Time' },
  day: (day) => `day ${day}`,
  shortDay: String,
  clock: (time) => time,
  number: String,
}
const row = (...pairs: [number, number][]) => {
  const values = new Float64Array(192)
  for (const [slot, value] of pairs) values[slot] = value
  return values
}

test('what is not known is a gap in the line', () => {
  const option = weekOption({ units: row([4, NaN], [5, 7]), before: row(), after: row() }, words)
  const [metric, before, after] = option.series as { data: unknown[]; name: string }[]
  expect(metric!.data.slice(3, 6)).toEqual([0, null, 7])
  expect([before!.name, after!.name]).toEqual(['Before', 'After'])
})
test('the table has the numbers of every slot in which anything happens', () => {
  const rows = { units: row([5, 7], [6, NaN]), before: row([5, 1]), after: row([100, 2]) }
  expect(weekTable(rows, words)).toEqual({
    columns: ['Time', 'Tickets', 'Before', 'After'],
    rows: [
      ['day 0 01:15', '7', '1', '0'],
      ['day 1 01:00', '0', '0', '2'],
    ],
  })
  expect(weekTable({ ...rows, units: null }, words).columns).toEqual(['Time', 'Before', 'After'])
})
