import type { Locale } from '@shiftloom/backend/contracts/enums'
import { fileLimits } from '@shiftloom/backend/contracts/import_limits'
import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import type { Encoding } from './decode_text.ts'
import { FileProblem } from './file_problem.ts'
import type { FileTable, OpenedFile, TableRow } from './file_table.ts'
import { ImportDesk } from './import_desk.ts'
import { kindOfFile } from './kind_of_file.ts'
import { templateBook, type TemplateColumn } from './template_book.ts'
import { TextDesk } from './text_desk.ts'

type Asked = { kind: ImportKind; locale: Locale; encoding?: Encoding }

/** What the page asks of the worker. Workbooks and short texts are read at once; texts of records piece by piece. */
export class FileDesk {
  #book = new ImportDesk()
  #text: TextDesk | null = null

  /** @throws FileProblem */
  async open(file: Blob, { kind, locale, encoding }: Asked): Promise<OpenedFile> {
    const limits = fileLimits[kind]
    this.#text = null
    if (file.size > Math.max(limits.bytes, limits.textBytes)) throw new FileProblem('too_big')
    const isPieceByPiece = limits.textBytes > limits.bytes
    if (isPieceByPiece && (await isText(file))) {
      this.#text = new TextDesk(file, limits)
      return this.#text.open(locale, encoding)
    }
    if (file.size > limits.bytes) throw new FileProblem('book_too_big')
    this.#book = new ImportDesk(kind)
    return this.#book.open(await file.arrayBuffer(), locale, encoding)
  }

  /** Reads one sheet; `headerRow` from 1, left out: found. @throws FileProblem */
  async choose(sheet: number, headerRow?: number): Promise<FileTable> {
    return this.#text ? this.#text.choose(headerRow) : this.#book.choose(sheet, headerRow)
  }

  /** Some of the rows below the header, so that no message holds up the page. */
  async rows(from: number, count: number): Promise<TableRow[]> {
    return this.#text ? this.#text.rows(from, count) : this.#book.rows(from, count)
  }

  /** A workbook to be filled in and opened here again. */
  template(columns: TemplateColumn[], sheetName: string, locale: Locale): ArrayBuffer {
    return templateBook(columns, sheetName, locale)
  }
}

/** Archives are judged as a whole, when they are opened: their first bytes say enough here. */
async function isText(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) return false
  return kindOfFile(start, Infinity) === 'csv'
}
