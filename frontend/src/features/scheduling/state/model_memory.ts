import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { clashingIds } from '../model/attention.ts'
import { buildCells, type CellModelInput, type Cells } from '../model/cell_model.ts'
import { buildRows, type GridRow, type RowsInput } from '../model/rows.ts'

/** Remembers what was shown last, so that what did not change keeps its identity and is not drawn again. */
export class ModelMemory {
  private lastCells: Map<string, Cells> = new Map()
  private lastRows: GridRow[] = []
  private lastClashes: ReadonlySet<string> = new Set()

  cells(input: CellModelInput): Map<string, Cells> {
    this.lastCells = buildCells(input, this.lastCells)
    return this.lastCells
  }

  rows(input: RowsInput): GridRow[] {
    this.lastRows = buildRows(input, this.lastRows)
    return this.lastRows
  }

  clashes(entries: readonly ScheduleEntry[]): ReadonlySet<string> {
    const next = clashingIds(entries)
    const same = next.size === this.lastClashes.size && [...next].every((id) => this.lastClashes.has(id))
    if (!same) this.lastClashes = next
    return this.lastClashes
  }
}
