import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Part } from './cover_master.ts'
import { coverCost } from './row_rules.ts'

/** What a part costs: its people's own costs and all of the cover. */
export function costOfPart(problem: ColumnProblem, part: Part, columns: readonly Column[]): number {
  const heads = Int32Array.from(part.covered)
  let cost = 0
  for (const column of columns) {
    cost += column.cost
    count(problem, heads, column.row, 1)
  }
  return cost + coverCost(problem, heads)
}

/** Adds a row's heads to the cells, or takes them away. */
export function count({ width }: ColumnProblem, heads: Int32Array, row: Uint8Array, by: 1 | -1): void {
  for (let day = 0; day < row.length; day++) if (row[day]! > 0) heads[day * width + row[day]!]! += by
}

/** Heads of a whole roster. */
export function headsOf(problem: ColumnProblem, columns: readonly Column[]): Int32Array {
  const heads = new Int32Array(problem.required.length)
  for (const { row } of columns) count(problem, heads, row, 1)
  return heads
}
