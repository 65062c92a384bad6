import { daysBetween } from '@shiftloom/solver/time'
import * as xlsx from '@e965/xlsx'
import { guarded } from '#app/exports/public/formula_guard'
import type { Cell, Sheet } from '#app/exports/formats/sheet'
import type { Layout } from '#app/exports/layouts/layout'

/** Day 0 of spreadsheets. */
const EPOCH = '1899-12-30'

/** A workbook of one sheet. Days and hours are numbers with a format, so that a spreadsheet can reckon with them. */
export function workbookOf(
  { name, headers, widths, rows }: Sheet,
  layout: Layout,
  format: 'xlsx' | 'xls'
): Uint8Array {
  const sheet: xlsx.WorkSheet = {}
  const put = (row: number, column: number, cell: xlsx.CellObject | null) => {
    if (cell) sheet[xlsx.utils.encode_cell({ r: row, c: column })] = cell
  }
  headers.forEach((header, column) => put(0, column, { t: 's', v: header }))
  rows.forEach(({ cells }, row) =>
    cells.forEach((cell, column) => put(row + 1, column, objectOf(cell, layout)))
  )
  sheet['!ref'] = xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: headers.length - 1 } })
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, name)
  const written = xlsx.write(book, {
    type: 'buffer',
    bookType: format === 'xls' ? 'biff8' : 'xlsx',
    compression: true,
  })
  return new Uint8Array(written as Buffer)
}

function objectOf(cell: Cell, { dayFormat, hoursFormat }: Layout): xlsx.CellObject | null {
  switch (cell.kind) {
    case 'text':
      return { t: 's', v: guarded(cell.text) }
    case 'day':
      return { t: 'n', v: daysBetween(EPOCH, cell.day), z: dayFormat }
    case 'hours':
      return { t: 'n', v: cell.minutes / 60, z: hoursFormat }
    case 'empty':
      return null
  }
}
