import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { HighsEngine } from '../../lp/highs_engine.ts'
import type { LpSession } from '../../lp/lp_model.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { CoverRows } from './cover_rows.ts'
import { priceCeiling, type Part } from './part.ts'

/** Price of a person without a column: above anything a roster can gain by it. */
const UNASSIGNED = 20_000

export type MasterAnswer = {
  readonly objective: number
  /** Per cell, what one more head would save. */
  readonly prices: Float64Array
  /** Per person of the part, what its own row must beat. */
  readonly rents: Float64Array
  /** Per column, in the order they were added. */
  readonly values: Float64Array
}

/**
 * The linear programme over columns: each person has one (or a mixture), and cells pay for missing and surplus heads.
 * It stays in the engine between solutions.
 */
export class CoverMaster {
  readonly #problem: ColumnProblem
  readonly #part: Part
  readonly #session: LpSession
  readonly #rows: CoverRows
  readonly #slacks: number
  readonly columns: Column[] = []
  readonly #held = new Set<Column>()
  readonly #closed = new Set<number>()

  constructor(engine: HighsEngine, problem: ColumnProblem, part: Part) {
    this.#problem = problem
    this.#part = part
    this.#rows = new CoverRows(problem, part)
    const builder = new ColumnBuilder()
    this.#rows.addSlacks(builder)
    for (const person of part.people)
      builder.add(UNASSIGNED, 0, Infinity, [[this.#rows.rowOfPerson(person), 1]])
    this.#slacks = builder.count
    const bounds = this.#rows.bounds()
    this.#session = engine.open(builder.model(bounds, bounds))
  }

  /** Adds those not there yet; answers how many. */
  add(columns: readonly Column[]): number {
    const builder = new ColumnBuilder()
    for (const column of columns) {
      if (this.#held.has(column)) continue
      this.#held.add(column)
      this.columns.push(column)
      builder.add(column.cost, 0, Infinity, this.#rows.entriesOf(column))
    }
    this.#session.addColumns(builder.build())
    return builder.count
  }

  /** Leaves out the columns that are not wanted; those left out before come back when they are. */
  restrict(wanted: (column: Column) => boolean): void {
    const changed: number[] = []
    this.columns.forEach((column, index) => {
      if (wanted(column) === this.#closed.has(index)) changed.push(index)
    })
    for (const index of changed) {
      if (!this.#closed.delete(index)) this.#closed.add(index)
    }
    this.#session.setColumnBounds(
      Int32Array.from(changed, (index) => index + this.#slacks),
      new Float64Array(changed.length),
      Float64Array.from(changed, (index) => (this.#closed.has(index) ? 0 : Infinity))
    )
  }

  /** Takes columns out for good, so that the programme stays small. */
  drop(unwanted: (column: Column) => boolean): void {
    const gone: number[] = []
    const closed: number[] = []
    const kept: Column[] = []
    this.columns.forEach((column, index) => {
      if (unwanted(column)) {
        gone.push(index + this.#slacks)
        this.#held.delete(column)
        return
      }
      if (this.#closed.has(index)) closed.push(kept.length)
      kept.push(column)
    })
    this.#session.deleteColumns(Int32Array.from(gone))
    this.columns.splice(0, this.columns.length, ...kept)
    this.#closed.clear()
    for (const index of closed) this.#closed.add(index)
  }

  /** Null when the engine found no solution, which only a limit can bring about. */
  solve(stop: () => boolean): MasterAnswer | null {
    const { status, objective, values, duals } = this.#session.solve({ stop })
    if (status !== 'optimal' || !duals) return null
    const { over, required } = this.#problem
    const prices = new Float64Array(required.length)
    this.#part.cells.forEach((cell, row) => {
      prices[cell] = Math.min(priceCeiling(this.#problem, cell), Math.max(-over[cell]!, duals[row]!))
    })
    return {
      objective: objective + this.#part.elsewhere,
      prices,
      rents: duals.slice(this.#part.cells.length),
      values: values.slice(this.#slacks),
    }
  }

  close(): void {
    this.#session.close()
  }
}
