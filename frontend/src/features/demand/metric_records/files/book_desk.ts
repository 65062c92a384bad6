import { recordBook } from './record_book.ts'
import type { RecordLine } from './record_lines.ts'

/** Gathers lines of a workbook beside the page, and makes it of them. */
export class BookDesk {
  readonly #lines: RecordLine[] = []

  add(lines: RecordLine[]): void {
    for (const line of lines) this.#lines.push(line)
  }

  end(headers: string[], sheetName: string): ArrayBuffer {
    return recordBook(this.#lines, headers, sheetName)
  }
}
