import type { ImportColumn, ImportField, ImportOptions } from '#contracts/imports'

export type FileRow = { number: number; cells: string[]; twinOf: number | null }

/** `text` is the key of a sentence, filled with `details`; `field` null: the row as a whole. */
export type RowProblem = { field: ImportField | null; text: string; details: Record<string, unknown> }
export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'invalid'
export type RowResult = { number: number; outcome: RowOutcome; problems: RowProblem[] }

/** A change as it is stored; only the kind that made it reads what it holds. */
export type StoredChange = {
  entity: string
  entityId: string
  kind: 'added' | 'updated' | 'removed'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
export type ChunkResult = { rows: RowResult[]; changes: StoredChange[] }

/** One import from its first row to its last: what it decided earlier holds for later rows. */
export type ImportPass = {
  /** Judges rows; unless the pass is dry, also carries them out in the current unit of work. */
  take(rows: FileRow[]): Promise<ChunkResult>
  /** What would be, or was, added because it was missing. */
  newNames(): { newPositions: string[]; newTags: string[] }
}

export type Kept = { entity: 'employee' | 'position' | 'tag'; id: string; fields: string[] }
export type Undone = { removed: number; restored: number; kept: Kept[] }

/** What can be imported: everything else of the machinery is the same for all kinds. */
export type KindOfImport = {
  /** Texts that tell whom a row is about; two rows that share one are about the same. */
  keysOf(columns: ImportColumn[], cells: string[]): string[]
  open(asked: { columns: ImportColumn[]; options: ImportOptions; dry: boolean; leaving: number }): ImportPass
  /** Ids of what is not in the file and shall go. */
  missing(columns: ImportColumn[], rows: { cells: string[] }[]): Promise<string[]>
  remove(ids: string[]): Promise<StoredChange[]>
  undo(changes: StoredChange[]): Promise<Undone>
}
