import type { CellRef } from '../model/selection.ts'
import type { Rect } from './ui_state.ts'

/** What the rest of the screen may ask of the grid. */
export type GridHandle = {
  /** Focuses a cell and brings it into view. */
  focus: (ref: CellRef) => void
  rectOf: (ref: CellRef) => Rect | null
  rectOfEntry: (entryId: string) => Rect | null
}
