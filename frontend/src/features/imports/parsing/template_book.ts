import { utils, write } from '@e965/xlsx'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { ImportField } from '@shiftloom/backend/contracts/imports'
import { exampleOf } from './example_row.ts'

export type TemplateColumn = { field: ImportField; header: string }

/** A workbook to be filled in: the headers, and one row as an example. All of it is text, so that leading zeros stay. */
export function templateBook(columns: TemplateColumn[], sheetName: string, locale: Locale): ArrayBuffer {
  const lines = [
    columns.map(({ header }) => header),
    columns.map(({ field }) => exampleOf(field, locale)),
  ].map((line) => line.map((v) => ({ t: 's' as const, v, z: '@' })))
  const sheet = utils.aoa_to_sheet(lines)
  sheet['!cols'] = lines[0]!.map((_, column) => ({
    wch: Math.max(...lines.map((line) => line[column]!.v.length)) + 2,
  }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName)
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
}
