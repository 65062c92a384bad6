import { expect, test } from 'vitest'
import { recordCsv, recordLines } from './record_lines.ts'
import { recordBook } from './record_book.ts'
import { read, utils } from '@e965/xlsx'

const records = {
  metric: {
    id: 't',
    version: 1,
    name: 'Tickets',
    dataType: 'DECIMAL' as const,
    aggregation: 'flow' as const,
  },
  location: { id: 'l', name: '=Main "street"', zone: 'Europe/Warsaw', today: '2026-03-02' },
  ...{ from: '2026-03-02', until: '2026-03-03', stepMinutes: 60 as const, isStepOpen: false },
  values: Array.from({ length: 24 }, (_, at) => (at === 9 ? 2.5 : at === 10 ? 0 : null)),
  ...{ skipped: [], repeated: [], holidays: [] },
}

test('what is recorded is a line, zero too; names run nowhere', () => {
  const lines = recordLines(records)
  expect(recordCsv(lines, ['Time', 'Location', 'Metric', 'Value'], ',')).toBe(
    '\uFEFF"Time";"Location";"Metric";"Value"\r\n' +
      `2026-03-02T09:00:00;"'=Main ""street""";Tickets;2,5\r\n` +
      `2026-03-02T10:00:00;"'=Main ""street""";Tickets;0\r\n`
  )
})

test('a workbook has the values as numbers', () => {
  const { Sheets, SheetNames } = read(recordBook(recordLines(records), ['a', 'b', 'c', 'd'], 'Records'))
  expect(utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 })).toEqual([
    ['a', 'b', 'c', 'd'],
    ['2026-03-02T09:00:00', `'=Main "street"`, 'Tickets', 2.5],
    ['2026-03-02T10:00:00', `'=Main "street"`, 'Tickets', 0],
  ])
})
