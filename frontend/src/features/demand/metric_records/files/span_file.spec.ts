import { expect, test } from 'vitest'
import { read as readBook, utils } from '@e965/xlsx'
import { longestRecordDays, type MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { BookDesk } from './book_desk.ts'
import { spanBook, spanCsv } from './span_file.ts'
import { partsOf, type Part } from './span_parts.ts'

const headers = ['Time', 'Location', 'Metric', 'Value']
const days = { first: '2024-01-01', last: '2025-12-31' }

/** One record at midnight of each part's first day, of odd parts only. */
function reader(asked: Part[]) {
  return async ({ from, until }: Part): Promise<MetricRecords> => {
    asked.push({ from, until })
    return {
      metric: { id: 't', version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' },
      location: { id: 'l', name: 'Main', zone: 'Europe/Warsaw', today: '2026-03-02' },
      ...{ from, until, stepMinutes: 1440, isStepOpen: false },
      values: [asked.length % 2 === 1 ? asked.length : null],
      ...{ skipped: [], repeated: [], holidays: [] },
    }
  }
}

test('parts follow each other, none too long, from the first day to the last', () => {
  const parts = partsOf(days.first, days.last)
  expect(parts[0]!.from).toBe(days.first)
  expect(parts.at(-1)!.until).toBe('2026-01-01')
  parts.slice(1).forEach(({ from }, place) => expect(from).toBe(parts[place]!.until))
  const length = ({ from, until }: Part) => (Date.parse(until) - Date.parse(from)) / 86_400_000
  expect(parts.map(length).slice(0, -1)).toEqual(Array.from({ length: 11 }, () => longestRecordDays))
  expect(length(parts.at(-1)!)).toBe(49)
  expect(partsOf('2024-01-01', '2024-01-01')).toEqual([{ from: '2024-01-01', until: '2024-01-02' }])
})

test('a long span is one text with one line of headers, and its share grows to the whole', async () => {
  const [asked, shares]: [Part[], number[]] = [[], []]
  const file = await spanCsv({ days, headers, read: reader(asked), onShare: (at) => shares.push(at) }, ',')
  const text = await (file as Blob).text()
  expect(text.split('\r\n').map((row) => row.replace('\uFEFF', ''))).toEqual([
    '"Time";"Location";"Metric";"Value"',
    ...asked
      .map(({ from }, place) => `${from}T00:00:00;"Main";Tickets;${place + 1}`)
      .filter((_, place) => place % 2 === 0),
    '',
  ])
  expect(shares).toHaveLength(12)
  expect(shares.at(-1)).toBe(1)
})

test('a long span is one workbook, and days without records are no file', async () => {
  const desk = new BookDesk()
  const book = {
    add: async (lines: Parameters<BookDesk['add']>[0]) => desk.add(lines),
    end: async () => desk.end(headers, 'Records'),
  }
  const onShare = () => {}
  const file = await spanBook({ days, headers, read: reader([]), onShare }, book)
  const { Sheets } = readBook(await (file as Blob).arrayBuffer())
  const rows = utils.sheet_to_json<unknown[]>(Sheets.Records!, { header: 1 })
  expect(rows).toHaveLength(7)
  expect(rows[1]).toEqual(['2024-01-01T00:00:00', 'Main', 'Tickets', 1])
  const empty = async (part: Part) => ({ ...(await reader([])(part)), values: [null] })
  expect(await spanBook({ days, headers, read: empty, onShare }, book)).toBe('none')
  expect(await spanCsv({ days, headers, read: empty, onShare }, '.')).toBe('none')
})
