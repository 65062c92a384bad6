import type { ColumnBuilder } from '../../lp/column_builder.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Part } from './part.ts'

/** The rows of a part's linear programme: one for the heads of each cell, then one for each person. */
export class CoverRows {
  readonly #problem: ColumnProblem
  readonly #part: Part
  readonly #rowOf: Int32Array
  readonly #place: Map<number, number>

  constructor(problem: ColumnProblem, part: Part) {
    this.#problem = problem
    this.#part = part
    this.#rowOf = new Int32Array(problem.required.length).fill(-1)
    part.cells.forEach((cell, row) => (this.#rowOf[cell] = row))
    this.#place = new Map(part.people.map((person, index) => [person, part.cells.length + index]))
  }

  /** What every row's activity must be: heads still wanted, and one column each. */
  bounds(): number[] {
    const { required } = this.#problem
    const { cells, covered, people } = this.#part
    return [...Array.from(cells, (cell) => required[cell]! - covered[cell]!), ...people.map(() => 1)]
  }

  /** Adds what pays for missing and surplus heads. */
  addSlacks(builder: ColumnBuilder): void {
    const { under, over, minimum, required, shortWeight } = this.#problem
    this.#part.cells.forEach((cell, row) => {
      const least = minimum[cell]!
      builder.add(under[cell]!, 0, least > 0 ? required[cell]! - least : Infinity, [[row, 1]])
      builder.add(over[cell]!, 0, Infinity, [[row, -1]])
      if (least > 0) builder.add(under[cell]! + shortWeight, 0, Infinity, [[row, 1]])
    })
  }

  /** The rows a column stands in, with a 1 each. */
  entriesOf({ person, row }: Column): [number, number][] {
    const entries: [number, number][] = []
    row.forEach((type, day) => {
      const at = type === 0 ? -1 : this.#rowOf[day * this.#problem.width + type]!
      if (at >= 0) entries.push([at, 1])
    })
    entries.push([this.#place.get(person)!, 1])
    return entries
  }

  /** The row of a person. */
  rowOfPerson(person: number): number {
    return this.#place.get(person)!
  }
}
