import { NetworkSimplex } from './network_simplex.ts'

/** A whole number that is searched for, and what is added to it for each lap (see `atLaps`). */
export type Level = { readonly node: number; readonly laps: number }

export type Levels = {
  /** The cost, from scratch. */
  readonly cost: number
  /** How the cost changes with the lap, a subgradient: a line through this point of the slope lies below all costs. */
  readonly slope: number
  readonly level: Int32Array
}

/**
 * Levels, whole numbers, one a node, as cheap as possible: each costs its weight, and each "a is at least b + gap" costs its
 * price for every unit it is missed by. The rows are differences, so this is the dual of a cheapest flow: solving the
 * flow gives the levels, exact and whole, in the time of a network simplex.
 */
export class DifferenceProgram {
  readonly #weight: number[] = []
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #gap: number[] = []
  readonly #laps: number[] = []
  readonly #price: number[] = []
  #simplex: NetworkSimplex | null = null

  /** @param weight what one unit of the level costs; all weights together must be 0 */
  node(weight = 0): number {
    return this.#weight.push(weight) - 1
  }

  addWeight(node: number, weight: number): void {
    this.#weight[node]! += weight
  }

  /** `a >= b + gap`, or `price` for every unit missing; Infinity when none may be. */
  atLeast(a: Level, b: Level, gap: number, price: number): void {
    if (a.node === b.node && a.laps === b.laps && gap <= 0) return
    if (price === 0) return
    this.#from.push(b.node)
    this.#to.push(a.node)
    this.#gap.push(gap)
    this.#laps.push(a.laps - b.laps)
    this.#price.push(price)
  }

  /** @param lap what one lap adds to a level; a later call goes on from the answer of the one before */
  solve(lap: number): Levels {
    const gaps = this.#gap.map((gap, row) => gap - this.#laps[row]! * lap)
    const simplex = this.#flowOf(gaps)
    const { potential, flow } = simplex.solve()
    const level = Int32Array.from(potential, (price) => potential[0]! - price)
    return { cost: this.#costOf(level, gaps), slope: this.#slopeOf(flow), level }
  }

  #flowOf(gaps: readonly number[]): NetworkSimplex {
    const cost = gaps.map((gap) => -gap)
    if (this.#simplex) this.#simplex.changeCosts(cost)
    this.#simplex ??= new NetworkSimplex({
      nodes: this.#weight.length,
      supply: Float64Array.from(this.#weight, (weight) => -weight),
      from: Int32Array.from(this.#from),
      to: Int32Array.from(this.#to),
      capacity: Float64Array.from(this.#price),
      cost: Float64Array.from(cost),
    })
    return this.#simplex
  }

  #costOf(level: Int32Array, gaps: readonly number[]): number {
    let cost = 0
    for (const [node, weight] of this.#weight.entries()) cost += weight * level[node]!
    for (const [row, gap] of gaps.entries()) {
      const missing = level[this.#from[row]!]! + gap - level[this.#to[row]!]!
      if (missing > 0) cost += this.#price[row]! * missing
    }
    return cost
  }

  #slopeOf(flow: Float64Array): number {
    let slope = 0
    for (const [row, laps] of this.#laps.entries()) if (laps !== 0) slope -= laps * flow[row]!
    return slope
  }
}
