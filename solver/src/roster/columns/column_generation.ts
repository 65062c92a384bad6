import type { Column, ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { CoverMaster, MasterAnswer, Part } from './cover_master.ts'
import type { RowPricer } from './row_pricer.ts'

export type GenerationInput = {
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  readonly pool: ColumnPool
  readonly part: Part
  readonly master: CoverMaster
  /** Cells open to each person of the part at present; null: all. */
  readonly masks: readonly (Uint8Array | null)[]
  /** Prices to start from; they are moved towards better ones in place. */
  readonly centre: Float64Array
  readonly rounds: number
  /** Ends when no roster of the part can cost less than this any more. */
  readonly cutoff: number
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
/** Share of the best prices so far in those that are tried: it keeps them from swinging. */
const SMOOTHING = 0.6

/** Adds columns until none can improve the linear programme, or a limit ends it; null when there was no solution. */
export function generateColumns(input: GenerationInput): Generated | null {
  const { master, centre } = input
  let bound = -Infinity
  let smoothing = SMOOTHING
  let answer = master.solve(input.stop)
  for (let round = 0; answer && round < input.rounds && !input.stop(); round++) {
    const prices = mixed(centre, answer.prices, smoothing)
    const priced = priceRows(input, prices, answer)
    if (priced.value > bound) {
      bound = priced.value
      centre.set(prices)
    }
    if (wholeAbove(bound) >= input.cutoff || answer.objective - bound < CLOSE)
      return { answer, bound, complete: true, rounds: round }
    const added = master.add(priced.columns)
    if (added === 0 && smoothing === 0) return { answer, bound, complete: true, rounds: round }
    smoothing = added === 0 ? 0 : SMOOTHING
    if (added > 0) answer = master.solve(input.stop) ?? answer
  }
  return answer && { answer, bound, complete: false, rounds: input.rounds }
}

/** The least whole number that is not below the bound. */
export function wholeAbove(bound: number): number {
  return Math.ceil(bound - 1e-4)
}

function mixed(centre: Float64Array, prices: Float64Array, smoothing: number): Float64Array {
  return prices.map((price, cell) => smoothing * centre[cell]! + (1 - smoothing) * price)
}

/** Prices a row for everybody: the columns that improve the programme, and the bound these prices prove. */
function priceRows(input: GenerationInput, prices: Float64Array, answer: MasterAnswer) {
  const { problem, pricers, pool, part, masks } = input
  const row = new Uint8Array(problem.days)
  const columns: Column[] = []
  let value = 0
  for (let cell = 0; cell < prices.length; cell++)
    value += prices[cell]! * (problem.required[cell]! - part.covered[cell]!)
  part.people.forEach((person, index) => {
    const pricer = pricers[person]!
    const least = pricer.price(prices, masks[index]!, row)
    value += least
    if (least === Infinity) return
    const cost = pricer.ownCost(row)
    if (cost - earned(problem, row, answer.prices) < answer.rents[index]! - CLOSE)
      columns.push(pool.add(person, row, cost))
  })
  return { value, columns }
}

/** What a row earns by the cells it covers. */
export function earned(problem: ColumnProblem, row: Uint8Array, prices: Float64Array): number {
  let sum = 0
  for (let day = 0; day < row.length; day++)
    if (row[day]! > 0) sum += prices[day * problem.width + row[day]!]!
  return sum
}
