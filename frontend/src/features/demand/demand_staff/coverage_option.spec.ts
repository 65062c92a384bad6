import { expect, test } from 'vitest'
import { coverageOption, coverageTable, type CoverageWords } from './coverage_option.ts'

const words: CoverageWords = {
  ...{ needed: 'Needed', planned: 'Planned', missing: 'Missing', over: 'Too many', time: 'Time' },
  ...{ day: (day) => `day ${day}`, shortDay: String, clock: (time) => time, number: String },
}
const rows = { need: [0, 2, 2, 1], present: [0, 0.5, 2, 3] }

test('the table has what is missing and what is too much, slot by slot', () =>
  expect(coverageTable(rows, words)).toEqual({
    columns: ['Time', 'Needed', 'Planned', 'Missing', 'Too many'],
    rows: [
      ['day 0 00:15', '2', '0.5', '1.5', '0'],
      ['day 0 00:30', '2', '2', '0', '0'],
      ['day 0 00:45', '1', '3', '0', '2'],
    ],
  }))
test('what is missing stands on top of what is planned', () => {
  const series = coverageOption(rows, words).series as { name: string; data: number[]; stack?: string }[]
  expect(series.map(({ name, data, stack }) => [name, data, stack])).toEqual([
    ['Planned', [0, 0.5, 2, 3], 'people'],
    ['Missing', [0, 1.5, 0, 0], 'people'],
    ['Needed', [0, 2, 2, 1], undefined],
  ])
})
