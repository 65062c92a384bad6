import type { ColumnProblem } from './column_problem.ts'
import { DayStates } from './day_states.ts'
import { StretchTable } from './stretch_table.ts'

/** Buffers and tables shared by the programmes of all people of a problem: they are never solved at the same time. */
export class RowScratch {
  readonly #states = new Map<string, DayStates>()
  readonly #tables = new Map<string, StretchTable>()

  /** States under a name; those of as many places are the same object. */
  states(name: string, days: number, slab: number): DayStates {
    const key = `${name}/${days}/${slab}`
    const states = this.#states.get(key) ?? new DayStates(days, slab)
    this.#states.set(key, states)
    return states
  }

  table(problem: ColumnProblem, longest: number, counts: number): StretchTable {
    const key = `${longest}/${counts}`
    const table = this.#tables.get(key) ?? new StretchTable(problem, longest, counts)
    this.#tables.set(key, table)
    return table
  }
}
