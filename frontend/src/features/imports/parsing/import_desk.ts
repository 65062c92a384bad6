import { read, set_cptable, utils, type WorkSheet } from '@e965/xlsx'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import { fileLimits, importLimits } from '@shiftloom/backend/contracts/import_limits'
import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { cellText } from './cell_text.ts'
import { decodeText, encodingOf, type Encoding } from './decode_text.ts'
import { isExampleRow } from './example_row.ts'
import { FileProblem } from './file_problem.ts'
import {
  headerSearch,
  lastUsed,
  likelyHeader,
  type FileTable,
  type OpenedFile,
  type TableRow,
} from './file_table.ts'
import { kindOfFile, type FileKind } from './kind_of_file.ts'

/** Reads workbooks and short texts off the main thread, in the worker. Holds one file at a time. */
export class ImportDesk {
  #bytes = new Uint8Array()
  #text = ''
  #kind: FileKind = 'csv'
  #grid: { number: number; cells: string[] }[] = []
  #rows: TableRow[] = []
  readonly #importKind: ImportKind

  constructor(kind: ImportKind = 'employees') {
    this.#importKind = kind
  }

  /** @throws FileProblem */
  async open(buffer: ArrayBuffer, locale: Locale, chosen?: Encoding): Promise<OpenedFile> {
    this.#bytes = new Uint8Array(buffer)
    this.#kind = kindOfFile(this.#bytes, fileLimits[this.#importKind].bytes)
    if (this.#kind === 'csv') {
      const encoding = chosen ?? encodingOf(this.#bytes, locale)
      this.#text = decodeText(this.#bytes, encoding)
      return { kind: 'csv', sheets: [''], encoding }
    }
    // Workbooks of Excel 97 to 2003 may hold letters of older code pages.
    if (this.#kind === 'xls') set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
    const { SheetNames } = guarded(() => read(this.#bytes, { type: 'array', bookSheets: true }))
    return { kind: this.#kind, sheets: SheetNames, encoding: null }
  }

  /** Reads one sheet; `headerRow` from 1, left out: found. @throws FileProblem */
  choose(sheet: number, headerRow?: number): FileTable {
    if (headerRow === undefined) this.#grid = this.#readSheet(sheet)
    const header =
      headerRow === undefined
        ? likelyHeader(this.#grid, this.#importKind)
        : this.#grid.find((row) => row.number === headerRow)
    if (!header) throw new FileProblem('no_rows')
    const width = lastUsed(header.cells)
    const all = this.#grid.filter(({ number }) => number > header.number)
    const below = all.filter(({ cells }) => !isExampleRow(cells))
    if (below.length === 0) throw new FileProblem('no_rows')
    if (below.length > fileLimits[this.#importKind].rows) throw new FileProblem('too_many_rows')
    if (width > importLimits.columns) throw new FileProblem('too_many_columns')
    this.#rows = below.map(({ number, cells }) => ({
      number,
      cells: Array.from({ length: width }, (_, column) => (cells[column] ?? '').trim()),
    }))
    if (this.#rows.some(({ cells }) => cells.some((cell) => cell.length > importLimits.cellLength)))
      throw new FileProblem('cell_too_long')
    const headers = Array.from({ length: width }, (_, column) => (header.cells[column] ?? '').trim())
    return {
      headers,
      headerRow: header.number,
      rowCount: this.#rows.length,
      exampleCount: all.length - below.length,
    }
  }

  /** Some of the rows below the header, so that no message holds up the page. */
  rows(from: number, count: number): TableRow[] {
    return this.#rows.slice(from, from + count)
  }

  #readSheet(place: number): TableRow[] {
    const options = {
      dense: true,
      cellNF: true,
      cellText: true,
      cellFormula: true,
      cellHTML: false,
      sheetRows: fileLimits[this.#importKind].rows + headerSearch + 2,
    } as const
    const book = guarded(() =>
      this.#kind === 'csv'
        ? read(this.#text, { ...options, type: 'string', raw: true })
        : read(this.#bytes, { ...options, type: 'array', sheets: place })
    )
    const name = book.SheetNames[this.#kind === 'csv' ? 0 : place]
    const sheet = name === undefined ? undefined : book.Sheets[name]
    if (!sheet?.['!ref']) throw new FileProblem('no_rows')
    if (utils.decode_range(sheet['!ref']).e.c > 2_000) throw new FileProblem('too_many_columns')
    return linesOf(sheet, book.Workbook?.WBProps?.date1904 ?? false)
  }
}

function linesOf(sheet: WorkSheet, date1904: boolean): TableRow[] {
  const data = sheet['!data'] ?? []
  const lines: TableRow[] = []
  data.forEach((row, index) => {
    const cells = Array.from(row ?? [], (cell) => cellText(cell, date1904))
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ number: index + 1, cells })
  })
  return lines
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem(/password/i.test(String(error)) ? 'protected' : 'damaged')
  }
}
