import { Random } from '../../random.ts'
import { earned } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import {
  alike,
  anyPeople,
  apartDays,
  someDays,
  peopleForDays,
  troubledCell,
  type Neighbourhood,
  type Neighbourhoods,
} from './neighbourhoods.ts'
import { joinPatches, type Patch } from './patches.ts'
import type { NeighbourhoodLimits } from './neighbourhood_limits.ts'
import { costOfPart, headsOf, partOf, pricesIn, wholePart } from './part.ts'
import { IN_TURN } from './part_kinds.ts'
import { decideWindow } from './decide_window.ts'
import { solvePart } from './solve_part.ts'
import type { PartAnswer, Workshop } from './workshop.ts'

/**
 * How much of a kind of part is decided at once: more while it is easily proved, less while nothing comes of it. `recent`
 * is what it gained lately, and in which time.
 */
type Size = {
  readonly kind: Neighbourhoods
  share: number
  readonly recent: { gains: number; spentMs: number }
}

/**
 * Large-neighbourhood search: again and again a part of the roster is decided again by column generation, given the
 * rest of it. A part whose bound is not below its present cost is proved to be as good as it can be.
 *
 * Source: P. Shaw, Using constraint programming and local search methods to solve vehicle routing problems, 1998,
 *   doi:10.1007/3-540-49481-2_30.
 * Source: S. Ropke, D. Pisinger, An adaptive large neighborhood search heuristic for the pickup and delivery
 *   problem with time windows, 2006, doi:10.1287/trsc.1050.0135 (kinds by what they gained lately).
 */
export class NeighbourhoodSearch {
  readonly #workshop: Workshop
  readonly #limits: NeighbourhoodLimits
  readonly #prices: Float64Array
  readonly #random: Random
  readonly #sizes: Size[]
  #columns: Column[]
  /** What was decided here and may not be part of others' rosters yet. */
  #patches: Patch[] = []
  cost: number

  /** @param prices of the whole problem's linear programme, or near it */
  constructor(
    workshop: Workshop,
    columns: readonly Column[],
    prices: Float64Array,
    seed: number,
    limits: NeighbourhoodLimits
  ) {
    const { problem, parameters } = workshop
    const sizes = parameters.neighbourhoods
    this.#workshop = workshop
    this.#limits = limits
    this.#prices = prices.slice()
    this.#random = new Random(seed)
    this.#columns = [...columns]
    this.cost = costOfPart(problem, wholePart(problem), columns)
    const some = Math.min(1, (workshop.whole ? sizes.people : sizes.peopleSoft) / problem.people.length)
    this.#sizes = [
      sizeOf(anyPeople, some),
      sizeOf(troubledCell, some),
      sizeOf(alike, some),
      sizeOf(someDays, Math.min(1, sizes.window / problem.days)),
    ]
    if (!workshop.whole)
      this.#sizes.push(sizeOf(peopleForDays, Math.min(1, sizes.peopleForDays / problem.people.length)))
    if (workshop.whole) this.#sizes.push(sizeOf(apartDays, Math.min(1, sizes.window / 2 / problem.days)))
  }

  /** Prices of the whole, as far as they are known yet. */
  get prices(): Float64Array {
    return this.#prices
  }

  get columns(): readonly Column[] {
    return this.#columns
  }

  /** Goes on with better prices of the whole. */
  reprice(prices: Float64Array): void {
    this.#prices.set(prices)
  }

  /** Goes on from another roster, with one's own changes on top of it where they fit. */
  adopt(columns: readonly Column[]): void {
    const { problem, pricers, pool, whole } = this.#workshop
    this.#columns = [...columns]
    this.cost = costOfPart(problem, wholePart(problem), columns)
    if (!whole) return
    const { rows, cost, fitting } = joinPatches(problem, columns, this.#patches)
    this.#patches = [...fitting]
    this.#columns = rows.map((row, person) =>
      row === columns[person]!.row ? columns[person]! : pool.add(person, row, pricers[person]!.ownCost(row))
    )
    this.cost = cost
  }

  /** Decides one part again, as far as the limits go; true when the roster became cheaper. */
  step(limits = this.#limits): boolean {
    const { problem, now, parameters } = this.#workshop
    const { memory, grow, shrink } = parameters.neighbourhoods
    const size = this.#nextKind()
    const heads = headsOf(problem, this.#columns)
    const neighbourhood = size.kind.choose(
      problem,
      this.#columns,
      heads,
      size.share,
      this.#random,
      parameters.neighbourhoods
    )
    const startedAt = now()
    const before = this.cost
    const answer = this.#counted(size.kind.name, () => this.#decide(neighbourhood, heads, limits))
    const spentMs = now() - startedAt
    size.recent.gains = memory * size.recent.gains + before - this.cost
    size.recent.spentMs = memory * size.recent.spentMs + spentMs
    if (this.cost === before) size.share = Math.min(1, size.share * (answer.by === 'bound' ? grow : shrink))
    return this.cost < before
  }

  /** Decides a part again that was chosen elsewhere, as far as those limits go; true when the roster became cheaper. */
  improve(neighbourhood: Neighbourhood, limits: NeighbourhoodLimits): boolean {
    const before = this.cost
    const heads = headsOf(this.#workshop.problem, this.#columns)
    this.#counted(IN_TURN, () => this.#decide(neighbourhood, heads, limits))
    return this.cost < before
  }

  #counted(name: string, decide: () => PartAnswer): PartAnswer {
    const { statistics } = this.#workshop
    if (!statistics) return decide()
    const kind = statistics.names.indexOf(name)
    const before = this.cost
    const startedAt = statistics.now()
    const answer = decide()
    statistics.timed(kind, statistics.now() - startedAt)
    statistics.proposed[kind]! += 1
    if (answer.columns) statistics.accepted[kind]! += 1
    if (this.cost < before) statistics.improved[kind]! += 1
    return answer
  }

  #nextKind(): Size {
    if (this.#random.next() < this.#workshop.parameters.neighbourhoods.anyKind)
      return this.#random.pick(this.#sizes)
    const rates = this.#sizes.map(({ recent }) => recent.gains / Math.max(1, recent.spentMs))
    const best = rates.reduce((most, rate, index) => (rate > rates[most]! ? index : most), 0)
    return rates[best]! > 0 ? this.#sizes[best]! : this.#random.pick(this.#sizes)
  }

  /** Keeps the pool small: everybody's cheapest columns by the prices of the whole, and those in use. */
  #forget(): void {
    const { problem, pool, parameters } = this.#workshop
    const { mostEach, keptEach } = parameters.pool
    if (pool.size <= problem.people.length * mostEach) return
    const kept = new Set(this.#columns)
    for (const [person] of problem.people.entries()) {
      const priced = pool.of(person).map((column) => ({ column, cost: this.#priced(column) }))
      priced.sort((one, other) => one.cost - other.cost)
      for (const { column } of priced.slice(0, keptEach)) kept.add(column)
    }
    pool.keep((column) => kept.has(column))
  }

  /** Cost of a column less what its heads are worth. */
  #priced({ row, cost }: Column): number {
    return cost - earned(this.#workshop.problem, row, this.#prices)
  }

  #decide(neighbourhood: Neighbourhood, heads: Int32Array, limits = this.#limits): PartAnswer {
    this.#forget()
    const { people, days } = neighbourhood
    const { problem, whole, costStep = 1 } = this.#workshop
    const { from, until } = days[0]!
    if (whole && (days.length > 1 || until - from < problem.days))
      return this.#decideWindow(neighbourhood, heads, limits)
    const part = partOf(problem, this.#columns, heads, { people, from, until })
    const mine = people.map((person) => this.#columns[person]!)
    const now = costOfPart(problem, part, mine)
    const masks = people.map((person) => this.#maskOf(person, from, until))
    const answer = solvePart(this.#workshop, {
      ...limits,
      part,
      masks,
      start: people.flatMap((person, index) => this.#startOf(person, masks[index]!)),
      centre: pricesIn(part, this.#prices),
      // The next cheaper roster is a whole step cheaper.
      cutoff: now - costStep + 1,
    })
    if (answer.columns) {
      for (const column of answer.columns) this.#columns[column.person] = column
      this.cost += answer.cost - now
      if (whole) this.#remember({ ...neighbourhood, rows: answer.columns.map(({ row }) => row) })
    }
    return answer
  }

  /** A window is priced as a small problem of its own, which takes a fraction of the time of masked whole rows. */
  #decideWindow(neighbourhood: Neighbourhood, heads: Int32Array, limits: NeighbourhoodLimits): PartAnswer {
    const { pool } = this.#workshop
    const { people } = neighbourhood
    const decided = decideWindow(this.#workshop, {
      ...limits,
      columns: this.#columns,
      heads,
      neighbourhood,
      prices: this.#prices,
    })
    this.cost -= decided.saved
    decided.rows?.forEach((row, index) => {
      const person = people[index]!
      const cost = this.#workshop.pricers[person]!.ownCost(row)
      this.#columns[person] = pool.add(person, row, cost)
    })
    if (decided.rows) this.#remember({ ...neighbourhood, rows: decided.rows })
    return decided.answer
  }

  #remember(patch: Patch): void {
    this.#patches.push(patch)
    if (this.#patches.length > this.#workshop.parameters.neighbourhoods.patches) this.#patches.shift()
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

function sizeOf(kind: Neighbourhoods, share: number): Size {
  return { kind, share, recent: { gains: 0, spentMs: 0 } }
}

function isOpen(width: number, { row }: Column, mask: Uint8Array | null): boolean {
  return mask === null || row.every((type, day) => mask[day * width + type] === 1)
}
