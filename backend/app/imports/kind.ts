import type { ImportColumn, ImportMatches, ImportOptions } from '#contracts/imports'
import type { RowNote, RowProblem, SavedRow, Undone } from '#database/json/imports'

export type { Kept, RowNote, RowProblem, SavedPersonRow, SavedRow, Undone } from '#database/json/imports'

export type FileRow = { number: number; cells: string[]; twinOf: number | null }

export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'invalid'
export type RowResult = {
  number: number
  outcome: RowOutcome
  problems: RowProblem[]
  notes: RowNote[]
  /** `null` if the row is not taken. */
  saved: SavedRow | null
}

/** A change as it is stored; only the kind that made it reads what it holds. */
export type StoredChange = {
  entity: string
  entityId: string
  kind: 'added' | 'updated' | 'removed'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
type ChunkResult = { rows: RowResult[]; changes: StoredChange[] }

/** One import from its first row to its last: what it decided earlier holds for later rows. */
export type ImportPass = {
  /** Judges rows; unless the pass is dry, also carries them out in the current unit of work. */
  take(rows: FileRow[]): Promise<ChunkResult>
  /** What would be, or was, added because it was missing. */
  newNames(): { newPositions: string[]; newTags: string[] }
}

export type OpenedPass = {
  columns: ImportColumn[]
  options: ImportOptions
  matches: ImportMatches
  dry: boolean
  leaving: number
  /** Name of the file. */
  fileName: string
}

/** A kind whose rows are judged one by one, in the order of the file. */
export type KindOfRows = {
  /** Texts that identify the person of a row; two rows that share one are about the same. */
  keysOf(columns: ImportColumn[], cells: string[]): string[]
  open(asked: OpenedPass): ImportPass
  /** Ids of what is not in the file and shall go. */
  missing(columns: ImportColumn[], options: ImportOptions, rows: { cells: string[] }[]): Promise<string[]>
  remove(ids: string[]): Promise<StoredChange[]>
  undo(changes: StoredChange[]): Promise<Undone>
}
