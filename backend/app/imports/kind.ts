import type {
  ImportColumn,
  ImportField,
  ImportMatches,
  ImportNote,
  ImportOptions,
  SavedPerson,
} from '#contracts/imports'

export type FileRow = { number: number; cells: string[]; twinOf: number | null }

/** `text` is the key of a sentence, filled with `details`; `field` null: the row as a whole. */
export type RowProblem = {
  field: ImportField | null
  text: string
  details: Record<string, unknown>
  /** The row would be taken without this value. */
  isOptional?: boolean
}
export type RowNote = Omit<RowProblem, 'isOptional'> & { kind: ImportNote['kind'] }
/** A person as a row saves them; ids of places and work, and the names of those that are still to be added. */
export type SavedRow = Omit<SavedPerson, 'mainLocation' | 'locations' | 'positions' | 'tags'> & {
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  newNames: Record<string, string>
}
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
export type ChunkResult = { rows: RowResult[]; changes: StoredChange[] }

/** One import from its first row to its last: what it decided earlier holds for later rows. */
export type ImportPass = {
  /** Judges rows; unless the pass is dry, also carries them out in the current unit of work. */
  take(rows: FileRow[]): Promise<ChunkResult>
  /** What would be, or was, added because it was missing. */
  newNames(): { newPositions: string[]; newTags: string[] }
}

export type Kept = { entity: 'employee' | 'position' | 'tag'; id: string; fields: string[] }
export type Undone = {
  /** People. */
  removed: number
  removedPositions: number
  removedTags: number
  restored: number
  kept: Kept[]
}

export type OpenedPass = {
  columns: ImportColumn[]
  options: ImportOptions
  matches: ImportMatches
  dry: boolean
  leaving: number
}

/** What can be imported: everything else of the machinery is the same for all kinds. */
export type KindOfImport = {
  /** Texts that identify the person of a row; two rows that share one are about the same. */
  keysOf(columns: ImportColumn[], cells: string[]): string[]
  open(asked: OpenedPass): ImportPass
  /** Ids of what is not in the file and shall go. */
  missing(columns: ImportColumn[], options: ImportOptions, rows: { cells: string[] }[]): Promise<string[]>
  remove(ids: string[]): Promise<StoredChange[]>
  undo(changes: StoredChange[]): Promise<Undone>
}
