import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { LpEngine } from '../../lp/lp_model.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { CoverRows } from './cover_rows.ts'
import type { Part } from './part.ts'

export type RestrictedInput = {
  readonly engine: LpEngine
  readonly problem: ColumnProblem
  readonly part: Part
  /** What may be chosen from. */
  readonly columns: readonly Column[]
  readonly limitMs: number
  readonly maxNodes?: number
  readonly stop: () => boolean
}

/**
 * The best choice of one column per person from a set, in the order of the part's people, as far as the limits allow;
 * null when nothing was found.
 *
 * Source: C. Joncour, S. Michel, R. Sadykov, D. Sverdlov, F. Vanderbeck, Column generation based primal
 *   heuristics, 2010.
 */
export function chooseColumns(input: RestrictedInput): Column[] | null {
  const { engine, problem, part, columns, limitMs, maxNodes, stop } = input
  const rows = new CoverRows(problem, part)
  const builder = new ColumnBuilder()
  for (const column of columns) builder.add(column.cost, 0, 1, rows.entriesOf(column), true)
  rows.addSlacks(builder)
  const bounds = rows.bounds()
  const nodes = maxNodes === undefined ? {} : { maxNodes }
  const answer = engine.solve(builder.model(bounds, bounds), { limitMs, stop, relativeGap: 0, ...nodes })
  if (answer.status !== 'optimal' && answer.status !== 'feasible') return null
  const chosen = columns.filter((_, index) => answer.values[index]! > 0.5)
  const columnOf = new Map(chosen.map((column) => [column.person, column]))
  return part.people.map((person) => columnOf.get(person)!)
}
