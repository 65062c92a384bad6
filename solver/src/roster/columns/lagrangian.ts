import type { ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Part } from './cover_master.ts'
import type { RowPricer } from './row_pricer.ts'

export type LagrangianInput = {
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  readonly pool: ColumnPool
  readonly part: Part
  /** Prices to start from; the best ones are left in it. */
  readonly prices: Float64Array
  readonly iterations: number
  /** Cost of a known roster of the part: the step is measured by it. */
  readonly known: number
  readonly stop: () => boolean
}

/** Share of the new direction in the one that is followed. */
const FRESH = 0.15
const PATIENCE = 6

/**
 * Raises the bound that prices of cells prove (Lagrangian relaxation of the cover) by a deflected subgradient with
 * Polyak's step. Needs no linear programme, and every row it meets goes into the pool.
 */
export function raiseBound(input: LagrangianInput): number {
  const { problem, prices, known } = input
  const trial = prices.slice()
  const direction = new Float64Array(prices.length)
  let best = -Infinity
  let scale = 1
  let stalled = 0
  for (let iteration = 0; iteration < input.iterations && !input.stop(); iteration++) {
    const { value, gap } = relaxedValue(input, trial)
    if (value > best) {
      stalled = value > best + 0.01 * Math.abs(known - best) ? 0 : stalled + 1
      best = value
      prices.set(trial)
    } else stalled++
    if (stalled >= PATIENCE) {
      scale *= 0.6
      stalled = 0
      trial.set(prices)
      direction.fill(0)
      continue
    }
    follow(problem, trial, direction, gap, scale * Math.max(1e-3, known - value))
  }
  return best
}

/** One step along the mixed direction; prices stay where neither missing nor surplus heads would be free money. */
function follow(
  problem: ColumnProblem,
  trial: Float64Array,
  direction: Float64Array,
  gap: Float64Array,
  goal: number
) {
  let norm = 0
  const none = direction.every((part) => part === 0)
  for (let cell = 0; cell < trial.length; cell++) {
    direction[cell] = none ? gap[cell]! : FRESH * gap[cell]! + (1 - FRESH) * direction[cell]!
    norm += direction[cell]! ** 2
  }
  if (norm === 0) return
  const step = goal / norm
  for (let cell = 0; cell < trial.length; cell++) {
    const moved = trial[cell]! + step * direction[cell]!
    trial[cell] = Math.min(problem.under[cell]!, Math.max(-problem.over[cell]!, moved))
  }
}

/** The bound of these prices, and by how many heads each cell is missed by the rows that prove it. */
function relaxedValue({ problem, pricers, pool, part }: LagrangianInput, prices: Float64Array) {
  const gap = Float64Array.from(problem.required, (required, cell) => required - part.covered[cell]!)
  let value = 0
  for (let cell = 0; cell < prices.length; cell++) value += prices[cell]! * gap[cell]!
  const row = new Uint8Array(problem.days)
  for (const person of part.people) {
    const pricer = pricers[person]!
    const least = pricer.price(prices, null, row)
    value += least
    if (least === Infinity) continue
    pool.add(person, row, pricer.ownCost(row))
    for (let day = 0; day < row.length; day++) if (row[day]! > 0) gap[day * problem.width + row[day]!]!--
  }
  for (let cell = 0; cell < gap.length; cell++)
    if (prices[cell] === 0 && problem.under[cell] === 0) gap[cell] = 0
  return { value, gap }
}
