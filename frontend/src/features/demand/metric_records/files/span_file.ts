import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { recordCsv, recordLines, type RecordLine } from './record_lines.ts'
import { partsOf, type Part } from './span_parts.ts'

/** Rows of an Excel sheet below its headers. */
export const mostBookLines = 1_048_575

type FileDays = { first: Day; last: Day }
export type SpanProblem = 'none' | 'too_long'

/** A workbook that is put together beside the page. */
export type Book = { add: (lines: RecordLine[]) => Promise<void>; end: () => Promise<ArrayBuffer> }

type Asked = {
  days: FileDays
  read: (part: Part) => Promise<MetricRecords>
  /** 0 to 1. */
  onShare: (share: number) => void
  headers: readonly string[]
}

/** Reads the days part by part; no part waits in memory as anything but text of the file. */
async function eachPart({ days, read, onShare }: Asked, take: (lines: RecordLine[]) => Promise<void> | void) {
  const parts = partsOf(days.first, days.last)
  for (const [place, part] of parts.entries()) {
    await take(recordLines(await read(part)))
    onShare((place + 1) / parts.length)
  }
}

export async function spanCsv(asked: Asked, decimalSign: string): Promise<Blob | SpanProblem> {
  const texts: string[] = []
  await eachPart(asked, (lines) => {
    if (lines.length > 0) texts.push(recordCsv(lines, texts.length === 0 ? asked.headers : null, decimalSign))
  })
  return texts.length === 0 ? 'none' : new Blob(texts)
}

export async function spanBook(asked: Asked, book: Book): Promise<Blob | SpanProblem> {
  let count = 0
  let isTooLong = false
  await eachPart(asked, async (lines) => {
    count += lines.length
    isTooLong ||= count > mostBookLines
    if (!isTooLong) await book.add(lines)
  })
  if (isTooLong) return 'too_long'
  return count === 0 ? 'none' : new Blob([await book.end()])
}
