import type { ImportKind } from './imports.ts'

/** What a file may hold. Columns, characters of a cell, rows of one request. */
export const importLimits = {
  unpackedBytes: 150 * 1024 * 1024,
  columns: 60,
  cellLength: 500,
  rowsPerRequest: 5_000,
} as const

/** Incorrect rows of one file to put right; they are made in memory. */
export const mostErrorRows = 20_000

/** Bytes of a workbook and rows below its header; text files are read piece by piece and may be longer. */
export type FileLimits = { bytes: number; rows: number; textBytes: number; textRows: number }
export const fileLimits: Record<ImportKind, FileLimits> = {
  employees: { bytes: 10 * 1024 * 1024, rows: 20_000, textBytes: 10 * 1024 * 1024, textRows: 20_000 },
  leave_balances: { bytes: 10 * 1024 * 1024, rows: 20_000, textBytes: 10 * 1024 * 1024, textRows: 20_000 },
  metric_records: {
    bytes: 10 * 1024 * 1024,
    rows: 200_000,
    textBytes: 150 * 1024 * 1024,
    textRows: 2_000_000,
  },
}
