import { buildCells, type CellModelInput, type Cells } from '../model/cell_model.ts'
import { PlanBalances } from '../model/plan_balances.ts'
import { buildRows, type GridRow, type RowsInput } from '../model/rows.ts'

/** Remembers what was shown last, so that what did not change keeps its identity and is not drawn again. */
export class ModelMemory {
  private lastCells: Map<string, Cells> = new Map()
  private lastRows: GridRow[] = []
  /** Of the shown plan's settlement periods. */
  readonly balances = new PlanBalances()

  cells(input: CellModelInput): Map<string, Cells> {
    this.lastCells = buildCells(input, this.lastCells)
    return this.lastCells
  }

  rows(input: RowsInput): GridRow[] {
    this.lastRows = buildRows(input, this.lastRows)
    return this.lastRows
  }
}
