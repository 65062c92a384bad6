import { HARD, type GridProblem } from '../grid_model/grid_problem.ts'
import { unitOf } from './cost_tables.ts'

/** How many people have each type on each day, and what that costs against the demand. */
export class HeadCosts {
  /** `[days * (types + 1)]` at `day * (types + 1) + type`. */
  readonly counts: Int32Array
  readonly #days: number
  readonly #width: number
  /** One more than people: the entries of a cell in `#table`. */
  readonly #entries: number
  readonly #table: Float64Array

  constructor(problem: GridProblem) {
    this.#days = problem.days
    this.#width = problem.types + 1
    this.#entries = problem.people + 1
    this.counts = new Int32Array(this.#days * this.#width)
    this.#table = demandTable(problem)
  }

  recount(roster: Uint8Array): void {
    this.counts.fill(0)
    roster.forEach((type, cell) => (this.counts[(cell % this.#days) * this.#width + type]! += 1))
  }

  /** Packed cost of all heads. */
  total(): number {
    return this.counts.reduce((total, count, cell) => total + this.#table[cell * this.#entries + count]!, 0)
  }

  /** Packed cost of one person's change on a day. */
  delta(day: number, before: number, after: number): number {
    if (before === after) return 0
    const base = day * this.#width
    const leave = (base + before) * this.#entries + this.counts[base + before]!
    const join = (base + after) * this.#entries + this.counts[base + after]!
    return (
      (before === 0 ? 0 : this.#table[leave - 1]! - this.#table[leave]!) +
      (after === 0 ? 0 : this.#table[join + 1]! - this.#table[join]!)
    )
  }

  change(day: number, before: number, after: number): void {
    this.counts[day * this.#width + before]! -= 1
    this.counts[day * this.#width + after]! += 1
  }
}

/** Packed cost of heads on a day's type, at `(day * (types + 1) + type) * (people + 1) + heads`. */
function demandTable({ people, days, types, demand }: GridProblem): Float64Array {
  const { wanted, under, over, minimum } = demand
  const table = new Float64Array(days * (types + 1) * (people + 1))
  for (let cell = 0; cell < days * (types + 1); cell += 1) {
    if (cell % (types + 1) === 0) continue
    for (let heads = 0; heads <= people; heads += 1) {
      const missing = wanted[cell]! - heads
      const price = missing > 0 ? missing * unitOf(under[cell]!) : -missing * unitOf(over[cell]!)
      const short = Math.max(0, minimum[cell]! - heads)
      // 0 * Infinity of an unweighted hard demand must not become NaN.
      table[cell * (people + 1) + heads] = (missing === 0 ? 0 : price) + short * unitOf(HARD)
    }
  }
  return table
}
