import type { Locale } from '@shiftloom/backend/contracts/enums'
import { importLimits, type FileLimits } from '@shiftloom/backend/contracts/import_limits'
import { CsvParser, markOf } from './csv_parser.ts'
import { encodingOf, type Encoding } from './decode_text.ts'
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

/** Enough to know how the whole file is written. */
const sampleBytes = 1024 * 1024

/** Reads text files of any length piece by piece: of the rows, only those that were asked for are kept. */
export class TextDesk {
  readonly #file: Blob
  readonly #limits: FileLimits
  #encoding: Encoding = 'utf-8'
  #mark = ','
  #header = 0
  #width = 0
  /** Where reading on begins. */
  #reader: { next: number; rows: AsyncGenerator<TableRow> } | null = null

  constructor(file: Blob, limits: FileLimits) {
    this.#file = file
    this.#limits = limits
  }

  /** @throws FileProblem */
  async open(locale: Locale, chosen?: Encoding): Promise<OpenedFile> {
    const bytes = new Uint8Array(await this.#file.slice(0, sampleBytes).arrayBuffer())
    const sample = bytes.subarray(0, bytes.length < sampleBytes ? bytes.length : bytes.lastIndexOf(0x0a) + 1)
    this.#encoding = chosen ?? encodingOf(sample, locale)
    this.#mark = markOf(new TextDecoder(this.#encoding).decode(sample.subarray(0, 64 * 1024)))
    return { kind: 'csv', sheets: [''], encoding: this.#encoding }
  }

  /** @throws FileProblem */
  async choose(headerRow?: number): Promise<FileTable> {
    this.#reader = null
    const header = await this.#findHeader(headerRow)
    if (!header) throw new FileProblem('no_rows')
    this.#header = header.number
    this.#width = lastUsed(header.cells)
    if (this.#width > importLimits.columns) throw new FileProblem('too_many_columns')
    let [rowCount, exampleCount] = [0, 0]
    for await (const { number, cells } of this.#lines()) {
      if (number <= header.number) continue
      if (isExampleRow(cells)) exampleCount += 1
      else rowCount += 1
      if (rowCount > this.#limits.textRows) throw new FileProblem('too_many_rows')
      if (cells.some((cell) => cell.length > importLimits.cellLength)) throw new FileProblem('cell_too_long')
    }
    if (rowCount === 0) throw new FileProblem('no_rows')
    return { headers: this.#inWidth(header.cells), headerRow: header.number, rowCount, exampleCount }
  }

  /** Rows below the header. Asked for one after the other, they are read once. */
  async rows(from: number, count: number): Promise<TableRow[]> {
    if (this.#reader?.next !== from) {
      await this.#reader?.rows.return(undefined)
      this.#reader = { next: 0, rows: this.#below() }
      for (; this.#reader.next < from; this.#reader.next += 1)
        if ((await this.#reader.rows.next()).done) return []
    }
    const found: TableRow[] = []
    while (found.length < count) {
      const { done, value } = await this.#reader.rows.next()
      if (done) break
      found.push(value)
    }
    this.#reader.next += found.length
    return found
  }

  async #findHeader(headerRow?: number): Promise<TableRow | undefined> {
    const first: TableRow[] = []
    for await (const line of this.#lines()) {
      if (line.number === headerRow) return line
      if (headerRow === undefined ? first.push(line) >= headerSearch : line.number > headerRow) break
    }
    return headerRow === undefined ? likelyHeader(first, 'metric_records') : undefined
  }

  async *#below(): AsyncGenerator<TableRow> {
    for await (const { number, cells } of this.#lines())
      if (number > this.#header && !isExampleRow(cells)) yield { number, cells: this.#inWidth(cells) }
  }

  #inWidth(cells: string[]): string[] {
    return Array.from({ length: this.#width }, (_, column) => (cells[column] ?? '').trim())
  }

  /** All lines with something in them, numbered as the file has them. */
  async *#lines(): AsyncGenerator<TableRow> {
    const decoder = new TextDecoder(this.#encoding)
    const parser = new CsvParser(this.#mark)
    const reader = this.#file.stream().getReader()
    let number = 0
    try {
      for (let isLast = false; !isLast;) {
        const { done, value } = await reader.read()
        isLast = done
        // Accents in one piece; the Vietnamese code page keeps them apart.
        const text = (value ? decoder.decode(value, { stream: true }) : decoder.decode()).normalize('NFC')
        for (const cells of [...parser.push(text), ...(done ? parser.end() : [])]) {
          number += 1
          const isSeparatorLine = number === 1 && /^sep=/i.test(cells[0]!)
          if (!isSeparatorLine && cells.some((cell) => cell.trim() !== '')) yield { number, cells }
        }
      }
    } finally {
      await reader.cancel()
    }
  }
}
