import { utils, write } from '@e965/xlsx'
import type { RecordLine } from './record_lines.ts'

/** The lines as a workbook of one sheet: times are text, as an import reads them, values are numbers. */
export function recordBook(
  lines: readonly RecordLine[],
  headers: readonly string[],
  sheetName: string
): ArrayBuffer {
  const rows = lines.map(({ at, location, metric, value }) => [at, location, metric, value])
  const sheet = utils.aoa_to_sheet([[...headers], ...rows])
  sheet['!cols'] = [{ wch: 20 }, { wch: 24 }, { wch: 16 }, { wch: 12 }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName)
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
}
