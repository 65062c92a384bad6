import type { ImportField, ImportNote, KeptChange, SavedPerson } from '#contracts/imports'
import type { SavedBalance } from '#contracts/saved_balance'

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
export type SavedPersonRow = Omit<SavedPerson, 'mainLocation' | 'locations' | 'positions' | 'tags'> & {
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  newNames: Record<string, string>
}
/** A balance as a row saves it. */
type SavedBalanceRow = { balance: Omit<SavedBalance, 'type'> & { requestTypeId: string } }
export type SavedRow = SavedPersonRow | SavedBalanceRow

/** How far records were written, and what became of those. Everything up to this key, in the order of keys. */
export type Written = {
  metricId: string
  locationId: string
  at: string
  added: number
  updated: number
  unchanged: number
}

export type Kept = Omit<KeptChange, 'name'>
export type Undone = {
  /** People, or records. */
  removed: number
  removedPositions: number
  removedTags: number
  restored: number
  kept: Kept[]
}
