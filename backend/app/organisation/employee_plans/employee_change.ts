/**
 * A row that was written, with what it takes to put it back. Stored unchanged by the module that asked for the change.
 */
export type EmployeeChange = {
  entity: 'employee' | 'contract' | 'rate' | 'position' | 'tag'
  entityId: string
  kind: 'added' | 'updated' | 'removed'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What undoing left alone: it was changed or is used since. `fields` empty: the row as a whole. */
export type KeptRow = { entity: 'employee' | 'position' | 'tag'; id: string; fields: string[] }
export type UndoneChanges = {
  /** People. */
  removed: number
  removedPositions: number
  removedTags: number
  restored: number
  kept: KeptRow[]
}
export const nothingUndone = { removed: 0, removedPositions: 0, removedTags: 0, restored: 0, kept: [] }
