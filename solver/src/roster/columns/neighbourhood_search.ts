import { Random } from '../search/random.ts'
import { earned } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import {
  alike,
  anyPeople,
  someDays,
  troubledCell,
  type Neighbourhood,
  type Neighbourhoods,
} from './neighbourhoods.ts'
import { costOfPart, headsOf, partOf, wholePart, type Part } from './part.ts'
import { solvePart, type PartAnswer, type Workshop } from './solve_part.ts'

export type NeighbourhoodLimits = {
  /** Columns of each person a part begins with. */
  readonly columnsEach: number
  readonly rootRounds: number
  readonly rootProbes: number
  readonly diveRounds: number
  readonly diveProbes: number
  readonly choiceColumns: number
  readonly choiceMs: number
  readonly choiceNodes: number
}

export const usualLimits: NeighbourhoodLimits = {
  columnsEach: 40,
  rootRounds: 40,
  rootProbes: 2,
  diveRounds: 4,
  diveProbes: 1,
  choiceColumns: 500,
  choiceMs: 2_000,
  choiceNodes: 300,
}

/** How much of a kind of part is decided at once: more while it is easily proved, less while nothing comes of it. */
type Size = { readonly kind: Neighbourhoods; share: number; tries: number; gains: number; spentMs: number }

/** Days of the first windows. */
const WINDOW = 14
/** Columns of a person at which the pool is cut down, and how many are left to each. */
const MOST_EACH = 600
const KEPT_EACH = 200
const GROW = 1.07
const SHRINK = 0.97

/**
 * Large-neighbourhood search: again and again a part of the roster is decided anew by column generation, given the
 * rest of it. A part whose bound is not below its present cost is proved to be as good as it can be.
 */
export class NeighbourhoodSearch {
  readonly #workshop: Workshop
  readonly #limits: NeighbourhoodLimits
  readonly #prices: Float64Array
  readonly #random: Random
  readonly #sizes: Size[]
  #columns: Column[]
  cost: number

  /** @param prices of the whole problem's linear programme, or near it */
  constructor(
    workshop: Workshop,
    columns: readonly Column[],
    prices: Float64Array,
    seed: number,
    limits = usualLimits
  ) {
    const { problem } = workshop
    this.#workshop = workshop
    this.#limits = limits
    this.#prices = prices
    this.#random = new Random(seed)
    this.#columns = [...columns]
    this.cost = costOfPart(problem, wholePart(problem), columns)
    const some = Math.min(1, 10 / problem.people.length)
    this.#sizes = [
      { kind: anyPeople, share: some, tries: 0, gains: 0, spentMs: 0 },
      { kind: troubledCell, share: some, tries: 0, gains: 0, spentMs: 0 },
      { kind: alike, share: some, tries: 0, gains: 0, spentMs: 0 },
      { kind: someDays, share: Math.min(1, WINDOW / problem.days), tries: 0, gains: 0, spentMs: 0 },
    ]
  }

  get columns(): readonly Column[] {
    return this.#columns
  }

  /** Goes on from another roster. */
  adopt(columns: readonly Column[]): void {
    this.#columns = [...columns]
    const { problem } = this.#workshop
    this.cost = costOfPart(problem, wholePart(problem), columns)
  }

  /** What each kind of part has been tried, gained and taken so far. */
  get record(): readonly { name: string; share: number; tries: number; gains: number; spentMs: number }[] {
    return this.#sizes.map(({ kind, ...rest }) => ({ name: kind.name, ...rest }))
  }

  /** Decides one part anew; true when the roster became cheaper. */
  step(): boolean {
    const { problem } = this.#workshop
    this.#forget()
    const size = this.#random.pick(this.#sizes)
    const heads = headsOf(problem, this.#columns)
    const neighbourhood = size.kind.choose(problem, this.#columns, heads, size.share, this.#random)
    const startedAt = performance.now()
    const before = this.cost
    const answer = this.#decide(neighbourhood, heads)
    size.tries++
    size.spentMs += performance.now() - startedAt
    if (this.cost < before) size.gains += before - this.cost
    else size.share = Math.min(1, size.share * (answer.by === 'bound' ? GROW : SHRINK))
    return this.cost < before
  }

  /** Keeps the pool small: everybody's cheapest columns by the prices of the whole, and those in use. */
  #forget(): void {
    const { problem, pool } = this.#workshop
    if (pool.size <= problem.people.length * MOST_EACH) return
    const kept = new Set(this.#columns)
    for (const [person] of problem.people.entries()) {
      const priced = pool.of(person).map((column) => ({ column, cost: this.#priced(column) }))
      priced.sort((one, other) => one.cost - other.cost)
      for (const { column } of priced.slice(0, KEPT_EACH)) kept.add(column)
    }
    pool.keep((column) => kept.has(column))
  }

  /** Cost of a column less what its heads are worth. */
  #priced({ row, cost }: Column): number {
    return cost - earned(this.#workshop.problem, row, this.#prices)
  }

  #decide({ people, from, until }: Neighbourhood, heads: Int32Array): PartAnswer {
    const { problem } = this.#workshop
    const part = partOf(problem, this.#columns, heads, { people, from, until })
    const mine = people.map((person) => this.#columns[person]!)
    const now = costOfPart(problem, part, mine)
    const masks = people.map((person) => this.#maskOf(person, from, until))
    const answer = solvePart(this.#workshop, {
      ...this.#limits,
      part,
      masks,
      start: people.flatMap((person, index) => this.#startOf(person, masks[index]!)),
      centre: pricesIn(part, this.#prices),
      cutoff: now,
    })
    if (answer.columns) {
      for (const column of answer.columns) this.#columns[column.person] = column
      this.cost += answer.cost - now
    }
    return answer
  }

  #maskOf(person: number, from: number, until: number): Uint8Array | null {
    const { problem } = this.#workshop
    if (from === 0 && until === problem.days) return null
    const { row } = this.#columns[person]!
    const mask = new Uint8Array(problem.required.length)
    for (let day = 0; day < problem.days; day++) {
      const cell = day * problem.width
      if (day >= from && day < until) mask.fill(1, cell, cell + problem.width)
      else mask[cell + row[day]!] = 1
    }
    return mask
  }

  /** The person's present column and the cheapest others by the prices of the whole. */
  #startOf(person: number, mask: Uint8Array | null): Column[] {
    const { problem, pool } = this.#workshop
    const present = this.#columns[person]!
    const open = pool.of(person).filter((column) => column !== present && isOpen(problem.width, column, mask))
    const priced = open.map((column) => ({
      column,
      cost: this.#priced(column),
    }))
    priced.sort((one, other) => one.cost - other.cost)
    return [present, ...priced.slice(0, this.#limits.columnsEach).map(({ column }) => column)]
  }
}

function isOpen(width: number, { row }: Column, mask: Uint8Array | null): boolean {
  return mask === null || row.every((type, day) => mask[day * width + type] === 1)
}

/** The prices of a part's cells; all others count nothing. */
function pricesIn({ cells }: Part, prices: Float64Array): Float64Array {
  const inside = new Float64Array(prices.length)
  for (const cell of cells) inside[cell] = prices[cell]!
  return inside
}
