import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { fieldOfHeader } from '../column_guess.ts'
import type { Encoding } from './decode_text.ts'
import type { FileKind } from './kind_of_file.ts'

export type OpenedFile = {
  kind: FileKind
  sheets: string[]
  /** null: not a text file. */
  encoding: Encoding | null
}
export type FileTable = {
  headers: string[]
  /** The row the headers are in, from 1. */
  headerRow: number
  rowCount: number
  /** How many rows were the template's example, and left out. */
  exampleCount: number
}
export type TableRow = { number: number; cells: string[] }

/** Rows above the header: titles, dates of a report. */
export const headerSearch = 30

/** The row with the most names of fields; without any, the first with several texts. */
export function likelyHeader(lines: TableRow[], kind: ImportKind): TableRow | undefined {
  const first = lines.slice(0, headerSearch)
  const known = (row: TableRow) => row.cells.filter((cell) => fieldOfHeader(cell, kind) !== null).length
  const best = first.reduce<TableRow | undefined>(
    (found, row) => (known(row) > (found ? known(found) : 0) ? row : found),
    undefined
  )
  return best ?? first.find(({ cells }) => cells.filter((cell) => cell.trim()).length > 1) ?? first[0]
}

export const lastUsed = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1
