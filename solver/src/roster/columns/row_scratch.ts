import type { ColumnProblem } from './column_problem.ts'
import { StretchTable } from './stretch_table.ts'

/** Buffers and tables shared by the programmes of all people of a problem: they are never solved at the same time. */
export class RowScratch {
  readonly #floats = new Map<string, Float64Array>()
  readonly #tables = new Map<string, StretchTable>()

  floats(name: string, size: number): Float64Array {
    const held = this.#floats.get(`${name}${size}`)
    if (held) return held
    const fresh = new Float64Array(size)
    this.#floats.set(`${name}${size}`, fresh)
    return fresh
  }

  table(problem: ColumnProblem, longest: number, counts: number): StretchTable {
    const key = `${longest}/${counts}`
    const table = this.#tables.get(key) ?? new StretchTable(problem, longest, counts)
    this.#tables.set(key, table)
    return table
  }
}
