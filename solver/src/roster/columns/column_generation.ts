import type { Column, ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { CoverMaster, MasterAnswer } from './cover_master.ts'
import { count, priceCeiling, valueOfCell, wantedAt, type Part } from './part.ts'
import type { Parameters } from '../parameters/parameters.ts'
import { NO_ROW, type RowPricer } from '../grid_model/row_pricer.ts'

export type GenerationInput = {
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  readonly pool: ColumnPool
  readonly parameters: Parameters
  readonly part: Part
  readonly master: CoverMaster
  /** Cells open to each person of the part at present; null: all. */
  readonly masks: readonly (Uint8Array | null)[]
  /** Prices to start from; they are moved towards better ones in place. */
  readonly centre: Float64Array
  readonly rounds: number
  /** Steps along the subgradient after each solution of the linear programme. */
  readonly probes: number
  /** Ends when no roster of the part can cost less than this any more. */
  readonly cutoff: number
  /** Proved for the part before; left out: nothing is. */
  readonly floor?: number
  /** Ends when the objective lies no further than this above the bound; left out: when both are the same. */
  readonly near?: number
  /** Columns of people whose rows are decided; none if left out. */
  readonly decided?: ReadonlyMap<number, Column>
  readonly stop: () => boolean
}

export type Generated = {
  readonly answer: MasterAnswer
  /** No roster of the part costs less (before rounding up). */
  readonly bound: number
  readonly complete: boolean
  readonly rounds: number
}

const CLOSE = 1e-6

/**
 * Adds columns until none can improve the linear programme, or a limit ends it; null when there was no solution.
 *
 * Source: G. B. Dantzig, P. Wolfe, Decomposition principle for linear programs, 1960, doi:10.1287/opre.8.1.101.
 * Source: M. E. Lübbecke, J. Desrosiers, Selected topics in column generation, 2005, doi:10.1287/opre.1050.0234.
 * Source: P. Wentges, Weighted Dantzig-Wolfe decomposition for linear mixed-integer programming, 1997 (smoothed
 *   prices).
 */
export function generateColumns(input: GenerationInput): Generated | null {
  const { master, centre } = input
  const { near = CLOSE, floor = -Infinity } = input
  const climb = new Climb(input, floor)
  const usual = input.parameters.program.smoothing
  let smoothing = usual
  let answer = master.solve(input.stop)
  if (answer && answer.objective - floor < near) return { answer, bound: floor, complete: true, rounds: 0 }
  for (let round = 0; answer && round < input.rounds && !input.stop(); round++) {
    const columns = climb.probe(mixed(centre, answer.prices, smoothing), answer)
    const steps = smoothing === 0 ? 0 : input.probes
    for (let step = 0; step < steps; step++) columns.push(...climb.step(answer))
    const { bound } = climb
    const complete = wholeAbove(bound) >= input.cutoff || answer.objective - bound < near
    if (complete) return { answer, bound, complete, rounds: round }
    const added = master.add(columns)
    if (added === 0 && smoothing === 0) return { answer, bound, complete: true, rounds: round }
    smoothing = added === 0 ? 0 : usual
    if (added > 0) answer = master.solve(input.stop) ?? answer
  }
  return answer && { answer, bound: climb.bound, complete: false, rounds: input.rounds }
}

/**
 * Prices rows, keeps the best bound and its prices (the centre), and walks on from them along the subgradient: pricing
 * costs little beside the linear programme, and each step brings other columns.
 */
class Climb {
  readonly #input: GenerationInput
  readonly #direction: Float64Array
  #gap: Float64Array
  /** The best bound; `#value` is the best of those met here, whose prices are the centre. */
  bound: number
  #value = -Infinity
  #scale = 1

  constructor(input: GenerationInput, floor: number) {
    this.#input = input
    this.bound = floor
    this.#direction = new Float64Array(input.centre.length)
    this.#gap = new Float64Array(input.centre.length)
  }

  /** Columns met at these prices that improve the programme. */
  probe(prices: Float64Array, answer: MasterAnswer): Column[] {
    const priced = priceRows(this.#input, prices, answer)
    this.bound = Math.max(this.bound, priced.value)
    if (priced.value > this.#value) {
      this.#value = priced.value
      this.#input.centre.set(prices)
      this.#gap = priced.gap
    } else this.#scale = Math.max(0.05, this.#scale * 0.9)
    return priced.columns
  }

  /** The same one step from the centre, as far as the programme's objective lets hope. */
  step(answer: MasterAnswer): Column[] {
    const { problem, centre, part, parameters } = this.#input
    const { fresh } = parameters.program
    let norm = 0
    for (const cell of part.cells) {
      const part = fresh * this.#gap[cell]! + (1 - fresh) * this.#direction[cell]!
      this.#direction[cell] = part
      norm += part * part
    }
    if (norm === 0) return []
    const step = (this.#scale * Math.max(0, answer.objective - this.#value)) / norm
    const prices = centre.map((price, cell) =>
      Math.min(
        priceCeiling(problem, cell),
        Math.max(-problem.over[cell]!, price + step * this.#direction[cell]!)
      )
    )
    return this.probe(prices, answer)
  }
}

/** The least whole multiple of a step that is not below the bound. */
export function wholeAbove(bound: number, step = 1): number {
  return Math.ceil((bound - 1e-4) / step) * step
}

function mixed(centre: Float64Array, prices: Float64Array, smoothing: number): Float64Array {
  return prices.map((price, cell) => smoothing * centre[cell]! + (1 - smoothing) * price)
}

/** Prices a row for everybody: the columns that improve the programme, and the bound these prices prove. */
function priceRows(input: GenerationInput, prices: Float64Array, answer: MasterAnswer) {
  const { problem, pricers, pool, part, masks } = input
  const gap = Float64Array.from(prices, (price, cell) => wantedAt(problem, cell, price) - part.covered[cell]!)
  const row = new Uint8Array(problem.days)
  const columns: Column[] = []
  let value = part.elsewhere
  for (const cell of part.cells) value += valueOfCell(problem, cell, prices[cell]!, part.covered[cell]!)
  part.people.forEach((person, index) => {
    const fixed = input.decided?.get(person)
    if (fixed) {
      value += fixed.cost - earned(problem, fixed.row, prices)
      count(problem, gap, fixed.row, -1)
      return
    }
    const pricer = pricers[person]!
    const least = pricer.price(prices, masks[index]!, row)
    value += least
    if (least === Infinity || row[0] === NO_ROW) return
    const cost = pricer.ownCost(row)
    for (let day = 0; day < row.length; day++) if (row[day]! > 0) gap[day * problem.width + row[day]!]!--
    if (cost - earned(problem, row, answer.prices) < answer.rents[index]! - CLOSE)
      columns.push(pool.add(person, row, cost))
  })
  return { value, columns, gap }
}

/** What a row earns by the cells it covers. */
export function earned(problem: ColumnProblem, row: Uint8Array, prices: Float64Array): number {
  let sum = 0
  for (let day = 0; day < row.length; day++)
    if (row[day]! > 0) sum += prices[day * problem.width + row[day]!]!
  return sum
}
