import { Random } from '../../random.ts'
import type { Parameters } from '../parameters/parameters.ts'

export type Stepper = {
  /** Everybody whose answer to the prices moves them, one after the other. */
  readonly people: number
  /** Moves prices by one person's answer, times `step`; `own` is the step of that person's own multipliers. */
  readonly answer: (prices: Float64Array, person: number, step: number, own: number) => void
  /** Raises the prices of everything to be taken, as far as `share` of all people should have taken it. */
  readonly supply: (prices: Float64Array, share: number, step: number) => void
  /** The bound that prices prove. */
  readonly prove: (prices: Float64Array) => number
  /** How much there is to take: a step is so much of the distance to the known score. */
  readonly size: number
}

/**
 * Raises a Lagrangian bound by incremental subgradient steps (Nedić and Bertsekas, 2001): prices answer after every
 * person instead of after everybody, so people who are alike do not all run for the same shifts. Measured on generated
 * rosters, the volume algorithm stays where it started for hundreds of rounds.
 *
 * Source: A. Nedić, D. P. Bertsekas, Incremental subgradient methods for nondifferentiable optimization, 2001,
 *   doi:10.1137/S1052623499362111.
 */
export class PriceAscent {
  readonly #stepper: Stepper
  readonly #prices: Float64Array
  readonly #average: Float64Array
  readonly bestPrices: Float64Array
  best: number
  readonly #parameters: Parameters['shiftBound']
  #scale: number
  #round = 0
  readonly #random = new Random(1)

  /** @param prices to start from */
  constructor(prices: Float64Array, stepper: Stepper, parameters: Parameters['shiftBound']) {
    this.#parameters = parameters
    this.#scale = parameters.firstStep
    this.#stepper = stepper
    this.#prices = prices.slice()
    this.#average = prices.slice()
    this.bestPrices = prices.slice()
    this.best = stepper.prove(this.bestPrices)
  }

  /** Whether steps have become so short that they gain nothing more. */
  get settled(): boolean {
    return this.#scale < this.#parameters.shortest
  }

  /** One round of steps. @param known score of a plan: no bound lies above it */
  step(known: number): void {
    const { people, size, answer, supply } = this.#stepper
    const { ownShare, fresh, roundsPerLook } = this.#parameters
    const step = (this.#scale * Math.max(0, known - this.best)) / Math.max(1, size)
    const part = Math.max(1, Math.ceil(people / 8))
    const order = this.#random.shuffle(Int32Array.from({ length: people }, (_, person) => person))
    for (let turn = 0; turn < people; turn += 1) {
      answer(this.#prices, order[turn]!, step, step * ownShare)
      if ((turn + 1) % part === 0) supply(this.#prices, part / people, step)
    }
    supply(this.#prices, (people % part) / Math.max(1, people), step)
    this.#average.forEach((price, i) => {
      this.#average[i] = price + fresh * (this.#prices[i]! - price)
    })
    this.#round += 1
    if (this.#round % roundsPerLook === 0) this.#look(known)
  }

  #look(known: number): void {
    const before = this.best
    const latest = Math.max(this.#learn(this.#prices), this.#learn(this.#average))
    if (this.best > before) return
    this.#scale *= this.#parameters.shorter
    if (latest > this.best - this.#parameters.astray * (known - this.best)) return
    this.#scale /= 2
    this.#prices.set(this.bestPrices)
    this.#average.set(this.bestPrices)
  }

  #learn(prices: Float64Array): number {
    const bound = this.#stepper.prove(prices)
    if (bound > this.best) {
      this.best = bound
      this.bestPrices.set(prices)
    }
    return bound
  }
}
