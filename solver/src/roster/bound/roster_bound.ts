import type { Model } from '../model.ts'
import { followingOf } from './following.ts'
import { PersonRows } from './person_rows.ts'
import { PriceAscent, type Stepper } from './price_ascent.ts'
import { shiftGroups, type ShiftGroup } from './shift_groups.ts'
import { TimelineScratch } from './timeline_program.ts'

/** What rounding may have added to a sum of doubles, relative to their size. */
const ROUNDING = 1e-10
/** States per shift up to which hours are exact in a person's programme, and what all programmes together may have. */
const WIDEST = 3000
const MOST_STATES = 150_000_000

/**
 * A score no plan goes below. Shifts have prices: taking one pays its price, and each shift is worth its price or is
 * left open, so that everybody's cheapest plan is a problem of its own (Lagrangian relaxation). Rules that a plan of one
 * person is not held to here only lower the bound: weekly rests, limits of days, what contracts say; and skill mixes.
 */
export class RosterBound {
  readonly #model: Model
  readonly #groups: readonly ShiftGroup[]
  readonly #people: readonly PersonRows[]
  /** Where each person's multipliers begin behind the prices of the groups. */
  readonly #first: Int32Array
  readonly #ascent: PriceAscent
  /** Filled again by every look at a person: what is taken, and by what their sums are missed. */
  readonly #gap: Float64Array
  #over = (): boolean => false

  constructor(model: Model) {
    this.#model = model
    const oneAtATime = model.people.every((person) => followingOf(person).oneAtATime)
    this.#groups = shiftGroups(model, oneAtATime)
    const pairs = model.allowed.reduce((total, is) => total + is, 0)
    const widest = Math.min(WIDEST, MOST_STATES / Math.max(1, pairs))
    const scratch = new TimelineScratch()
    this.#people = model.people.map((_, p) => new PersonRows(model, p, this.#groups, scratch, widest))
    this.#first = new Int32Array(model.people.length)
    let length = this.#groups.length
    this.#people.forEach(({ terms }, p) => {
      this.#first[p] = length
      length += terms.length
    })
    this.#gap = new Float64Array(length)
    const stepper: Stepper = {
      people: model.people.length,
      size: model.shifts.length,
      answer: (prices, p, step, own) => this.#answer(prices, p, step, own),
      supply: (prices, share, step) => this.#supply(prices, share, step),
      prove: (prices) => this.#prove(prices),
    }
    this.#ascent = new PriceAscent(this.#firstPrices(length), stepper, model.parameters.shiftBound)
  }

  /** The highest bound so far; a score is never below 0. */
  get best(): number {
    return Math.max(0, this.#ascent.best)
  }

  /** Nothing more to gain by going on. */
  get settled(): boolean {
    return this.#ascent.settled
  }

  /**
   * One round of steps up.
   * @param known the score of a plan
   * @param over asked after every person; true ends the round, and what it would have proved is lost
   */
  raise(known: number, over: () => boolean): void {
    this.#over = over
    this.#ascent.step(known)
  }

  /** Zero, except for shifts no one may work: those cost as much as an open one. */
  #firstPrices(length: number): Float64Array {
    const prices = new Float64Array(length)
    this.#groups.forEach(({ members, openCost }, g) => {
      if (this.#model.candidates[members[0]!]!.length === 0) prices[g] = openCost
    })
    return prices
  }

  #answer(prices: Float64Array, p: number, step: number, own: number): void {
    if (this.#over()) return
    const first = this.#first[p]!
    const rows = this.#people[p]!
    rows.least(prices, first, this.#gap)
    for (const group of rows.row()) prices[group]! -= step
    for (let i = first; i < first + rows.terms.length; i += 1) prices[i]! += own * this.#gap[i]!
  }

  #supply(prices: Float64Array, share: number, step: number): void {
    this.#groups.forEach(({ members, openCost }, g) => {
      prices[g] = Math.min(openCost, prices[g]! + step * share * members.length)
    })
  }

  #prove(prices: Float64Array): number {
    const { weights, current } = this.#model
    let value = 0
    let size = 0
    this.#groups.forEach(({ members }, g) => {
      value += members.length * prices[g]!
      size += members.length * Math.abs(prices[g]!)
    })
    for (const holder of current) if (holder >= 0) value += weights.perChange
    for (const [p, rows] of this.#people.entries()) {
      if (this.#over()) return -Infinity
      value += rows.least(prices, this.#first[p]!, this.#gap)
    }
    return value - ROUNDING * (size + Math.abs(value))
  }
}
