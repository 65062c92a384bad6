import type { ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { priceCeiling, valueOfCell, wantedAt, type Part } from './part.ts'
import type { Parameters } from '../parameters/parameters.ts'
import { NO_ROW, type RowPricer } from '../grid_model/row_pricer.ts'

export type LagrangianInput = {
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  readonly pool: ColumnPool
  readonly parameters: Parameters
  readonly part: Part
  /** Prices to start from; the best ones are left in it. */
  readonly prices: Float64Array
  readonly stop: () => boolean
}

/**
 * Raises the bound that prices of cells prove (Lagrangian relaxation of the cover) by the volume algorithm (Barahona
 * and Anbil, 2000): steps lead from the best prices along an average of all subgradients. Needs no linear programme,
 * and every row it meets goes into the pool. It goes on where it ended before.
 *
 * Source: F. Barahona, R. Anbil, The volume algorithm: producing primal solutions with a subgradient method, 2000,
 *   doi:10.1007/s101070050002.
 */
export class LagrangianBound {
  readonly #input: LagrangianInput
  readonly #trial: Float64Array
  #direction: Float64Array | null = null
  #scale = 1
  #idle = 0
  best = -Infinity

  constructor(input: LagrangianInput) {
    this.#input = input
    this.#trial = input.prices.slice()
  }

  /**
   * Some more steps; answers the best bound so far.
   *
   * @param known cost of a known roster of the part: no bound lies above it
   */
  raise(iterations: number, known: number): number {
    for (let step = 0; step < iterations && !this.#input.stop(); step++) this.#step(known)
    return this.best
  }

  #step(known: number): void {
    const { problem, prices, parameters } = this.#input
    const { fresh } = parameters.bound
    const { value, gap } = relaxedValue(this.#input, this.#trial)
    const before = this.#direction ?? gap
    const direction = before.map((part, cell) => fresh * gap[cell]! + (1 - fresh) * part)
    this.#direction = direction
    this.#learn(value, product(gap, before) > 0)
    const aim = Math.min(known, this.best + Math.max(1, Math.abs(this.best)) * 0.5)
    const step = (this.#scale * (aim - this.best)) / Math.max(1e-9, product(direction, direction))
    for (let cell = 0; cell < prices.length; cell++) {
      const moved = prices[cell]! + step * direction[cell]!
      this.#trial[cell] = Math.min(priceCeiling(problem, cell), Math.max(-problem.over[cell]!, moved))
    }
  }

  /** Longer steps while they lead on, shorter ones after some without a better bound. */
  #learn(value: number, further: boolean): void {
    const { patience, longer, longest, shorter } = this.#input.parameters.bound
    if (value > this.best) {
      this.best = value
      this.#idle = 0
      this.#input.prices.set(this.#trial)
      if (further) this.#scale = Math.min(longest, this.#scale * longer)
    } else if (++this.#idle >= patience) {
      this.#idle = 0
      this.#scale *= shorter
    }
  }
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

/** The bound of these prices, and by how many heads each cell is missed by the rows that prove it. */
export function relaxedValue({ problem, pricers, pool, part }: LagrangianInput, prices: Float64Array) {
  const gap = Float64Array.from(prices, (price, cell) => wantedAt(problem, cell, price) - part.covered[cell]!)
  let value = part.elsewhere
  for (const cell of part.cells) value += valueOfCell(problem, cell, prices[cell]!, part.covered[cell]!)
  const row = new Uint8Array(problem.days)
  for (const person of part.people) {
    const pricer = pricers[person]!
    const least = pricer.price(prices, null, row)
    value += least
    if (least === Infinity || row[0] === NO_ROW) continue
    pool.add(person, row, pricer.ownCost(row))
    for (let day = 0; day < row.length; day++) if (row[day]! > 0) gap[day * problem.width + row[day]!]!--
  }
  for (let cell = 0; cell < gap.length; cell++)
    if (prices[cell] === 0 && problem.under[cell] === 0) gap[cell] = 0
  return { value, gap }
}
