import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { HighsEngine } from '../../lp/highs_engine.ts'
import type { LpSession } from '../../lp/lp_model.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Part } from './part.ts'

/** Price of a person without a column: above anything a roster can gain by it. */
const NOBODY = 20_000

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
  readonly #cells: Int32Array
  readonly #rowOf: Int32Array
  readonly #place: Map<number, number>
  readonly #slacks: number
  readonly columns: Column[] = []
  readonly #held = new Set<Column>()
  readonly #closed = new Set<number>()

  constructor(engine: HighsEngine, problem: ColumnProblem, part: Part) {
    this.#problem = problem
    this.#part = part
    this.#cells = part.cells
    this.#rowOf = new Int32Array(problem.required.length).fill(-1)
    this.#cells.forEach((cell, row) => (this.#rowOf[cell] = row))
    this.#place = new Map(part.people.map((person, index) => [person, index]))
    const builder = this.#slackColumns()
    this.#slacks = builder.count
    const wanted = [...this.#cells].map((cell) => problem.required[cell]! - part.covered[cell]!)
    const bounds = [...wanted, ...part.people.map(() => 1)]
    this.#session = engine.open(builder.model(bounds, bounds))
  }

  #slackColumns(): ColumnBuilder {
    const builder = new ColumnBuilder()
    const { under, over } = this.#problem
    this.#cells.forEach((cell, row) => {
      builder.add(under[cell]!, 0, Infinity, [[row, 1]])
      builder.add(over[cell]!, 0, Infinity, [[row, -1]])
    })
    this.#part.people.forEach((_, index) =>
      builder.add(NOBODY, 0, Infinity, [[this.#cells.length + index, 1]])
    )
    return builder
  }

  /** Adds those not there yet; answers how many. */
  add(columns: readonly Column[]): number {
    const builder = new ColumnBuilder()
    for (const column of columns) {
      if (this.#held.has(column)) continue
      this.#held.add(column)
      this.columns.push(column)
      builder.add(column.cost, 0, Infinity, this.#entriesOf(column))
    }
    this.#session.addColumns(builder.build())
    return builder.count
  }

  #entriesOf({ person, row }: Column): [number, number][] {
    const entries: [number, number][] = []
    row.forEach((type, day) => {
      const at = type === 0 ? -1 : this.#rowOf[day * this.#problem.width + type]!
      if (at >= 0) entries.push([at, 1])
    })
    entries.push([this.#cells.length + this.#place.get(person)!, 1])
    return entries
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

  /** Null when the engine found no solution, which only a limit can bring about. */
  solve(stop: () => boolean): MasterAnswer | null {
    const { status, objective, values, duals } = this.#session.solve({ stop })
    if (status !== 'optimal' || !duals) return null
    const { under, over, required } = this.#problem
    const prices = new Float64Array(required.length)
    this.#cells.forEach((cell, row) => {
      prices[cell] = Math.min(under[cell]!, Math.max(-over[cell]!, duals[row]!))
    })
    return {
      objective: objective + this.#part.elsewhere,
      prices,
      rents: duals.slice(this.#cells.length),
      values: values.slice(this.#slacks),
    }
  }

  close(): void {
    this.#session.close()
  }
}
