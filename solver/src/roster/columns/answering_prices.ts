import { Random } from '../../random.ts'
import { NO_ROW } from '../grid_model/row_pricer.ts'
import { relaxedValue, type LagrangianInput } from './lagrangian.ts'
import { priceCeiling, wantedAt } from './part.ts'

/**
 * Raises the bound that prices of cells prove by steps after every person instead of after everybody: each takes the row
 * that is cheapest then, and what it covers becomes cheaper at once, so people who are alike do not all run for the
 * same days. On long horizons, where a round over everybody takes a second, a few dozen rounds lead further than hundreds
 * of those after which all prices move together. What prices prove is looked at for their average over a round.
 *
 * Source: A. Nedić, D. P. Bertsekas, Incremental subgradient methods for nondifferentiable optimization, 2001,
 *   doi:10.1137/S1052623499362111.
 */
export class AnsweringPrices {
  readonly #input: LagrangianInput
  readonly #prices: Float64Array
  readonly #random = new Random(1)
  /** What a missing head costs on average: steps are shares of it. */
  readonly #unit: number
  #round = 0
  best = -Infinity

  constructor(input: LagrangianInput) {
    this.#input = input
    this.#prices = input.prices.slice()
    const { part, problem } = input
    const wanted = part.cells.filter((cell) => problem.required[cell]! > 0)
    const sum = wanted.reduce((total, cell) => total + problem.under[cell]!, 0)
    this.#unit = sum / Math.max(1, wanted.length)
  }

  /**
   * One round over everybody.
   * @param share of the time or rounds there are, how much has passed, 0 to 1: steps become shorter with it
   * @returns the best bound so far
   */
  round(share: number): number {
    const { part, stop, parameters } = this.#input
    const { firstStep, lastStep, roundsPerLook } = parameters.longBound
    const step = this.#unit * firstStep * (lastStep / firstStep) ** Math.min(1, share)
    const average = new Float64Array(this.#prices.length)
    for (const person of this.#random.shuffle([...part.people])) {
      if (stop()) return this.best
      this.#answer(person, step)
      for (const cell of part.cells) average[cell]! += this.#prices[cell]! / part.people.length
    }
    if (this.#round++ % roundsPerLook === 0) this.#look(average)
    return this.best
  }

  /** A person takes the cheapest row: its cells become cheaper, and all by what everyone's part of them is dearer. */
  #answer(person: number, step: number): void {
    const { problem, pricers, part } = this.#input
    const prices = this.#prices
    const row = new Uint8Array(problem.days)
    if (pricers[person]!.price(prices, null, row) === Infinity || row[0] === NO_ROW) return
    for (const cell of part.cells) {
      const wanted = wantedAt(problem, cell, prices[cell]!) - part.covered[cell]!
      this.#move(cell, (step * wanted) / part.people.length)
    }
    for (let day = 0; day < row.length; day++)
      if (row[day]! > 0) this.#move(day * problem.width + row[day]!, -step)
  }

  #move(cell: number, by: number): void {
    const { problem } = this.#input
    const moved = this.#prices[cell]! + by
    this.#prices[cell] = Math.min(priceCeiling(problem, cell), Math.max(-problem.over[cell]!, moved))
  }

  #look(prices: Float64Array): void {
    const { value } = relaxedValue(this.#input, prices)
    if (value <= this.best) return
    this.best = value
    this.#input.prices.set(prices)
  }
}
