import { NO_ROW } from '../grid_model/row_pricer.ts'
import { earned } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { count, headPrice, headsOf } from './part.ts'
import type { Workshop } from './workshop.ts'

/**
 * Gives one person after the other the row that is best beside everybody else's until none changes: a
 * roster no single person can improve.
 */
export function oneByOne(workshop: Workshop, start: readonly Column[], sweeps: number): Column[] {
  const { problem, pricers, pool } = workshop
  const columns = [...start]
  const heads = headsOf(problem, columns)
  const prices = new Float64Array(problem.required.length)
  const row = new Uint8Array(problem.days)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = false
    for (const [person, present] of columns.entries()) {
      if (workshop.stop()) return columns
      count(problem, heads, present.row, -1)
      priceHeads(problem, heads, prices)
      const pricer = pricers[person]!
      if (pricer.price(prices, null, row) < Infinity && row[0] !== NO_ROW) {
        const cost = pricer.ownCost(row)
        if (cost - earned(problem, row, prices) < present.cost - earned(problem, present.row, prices)) {
          columns[person] = pool.add(person, row, cost)
          changed = true
        }
      }
      count(problem, heads, columns[person]!.row, 1)
    }
    if (!changed) break
  }
  return columns
}

/** What one more head saves in each cell. */
function priceHeads(problem: ColumnProblem, heads: Int32Array, prices: Float64Array): void {
  for (let cell = 0; cell < prices.length; cell++) prices[cell] = headPrice(problem, cell, heads[cell]!)
}
