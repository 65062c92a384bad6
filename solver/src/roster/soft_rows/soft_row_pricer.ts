import type { RowPricer } from '../grid_model/row_pricer.ts'
import { rowCost } from '../grid_model/grid_cost.ts'
import { FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import { countLimitsOf, type CountLimits } from './count_limits.ts'
import { growing, longestCounted, missing } from './kind_runs.ts'
import type { SoftScratch } from './soft_scratch.ts'
import { WorkStretches } from './work_stretches.ts'

/**
 * A person's cheapest row under soft limits, exactly: a dynamic programme whose steps are a whole stretch of work or a
 * day off, and whose states are the days and weekends worked so far. A kind is worked with its cheapest type of the day.
 *
 * Source: S. Irnich, G. Desaulniers, Shortest path problems with resource constraints, 2005,
 *   doi:10.1007/0-387-25486-2_2.
 */
export class SoftRowPricer implements RowPricer {
  readonly #grid: GridProblem
  readonly #person: number
  readonly #scratch: SoftScratch
  readonly #stretches: WorkStretches
  readonly #counts: CountLimits
  /** Counts of a block. */
  readonly #block: number
  /** By length, up to the last that is distinguished: cost of one day off more, and of a run of days off that ends. */
  readonly #longer: Float64Array
  readonly #ending: Float64Array
  readonly #longest: number

  constructor(grid: GridProblem, person: number, scratch: SoftScratch) {
    const { offRun } = grid.rules[person]!
    this.#grid = grid
    this.#person = person
    this.#scratch = scratch
    this.#stretches = new WorkStretches(grid, person, scratch.stretches)
    this.#counts = countLimitsOf(grid, person)
    this.#block = this.#counts.dayCounts * this.#counts.weekendCounts
    this.#longest = longestCounted(offRun, grid.days + grid.history[person]!.offRun)
    this.#longer = Float64Array.from({ length: this.#longest + 1 }, (_, length) => growing(length, offRun))
    this.#ending = Float64Array.from({ length: this.#longest + 1 }, (_, length) => missing(length, offRun))
    scratch.fit(this.#block, this.#longest)
  }

  ownCost(row: Uint8Array): number {
    const { cost, hard } = rowCost(this.#grid, this.#person, row)
    return hard > 0 ? Infinity : cost
  }

  price(prices: Float64Array, mask: Uint8Array | null, row: Uint8Array): number {
    this.#priceKinds(prices, mask)
    this.#stretches.fill(this.#scratch.price)
    this.#start()
    this.#workFrom(0)
    for (let day = 1; day < this.#grid.days; day += 1) {
      this.#restOn(day)
      this.#workFrom(day)
    }
    return this.#finish(row)
  }

  #priceKinds(prices: Float64Array, mask: Uint8Array | null): void {
    const { days, types, kinds, typeKind, cellCost } = this.#grid
    const { price, type: typeOf } = this.#scratch
    price.fill(Infinity)
    let cell = 0
    let own = this.#person * days * (types + 1)
    for (let day = 0; day < days; day += 1) {
      for (let type = 0; type <= types; type += 1, cell += 1, own += 1) {
        const cost = cellCost[own]!
        if (cost === FORBIDDEN || (mask !== null && mask[cell] !== 1)) continue
        const at = day * (kinds + 1) + typeKind[type]!
        const value = cost - (type === 0 ? 0 : prices[cell]!)
        if (value >= price[at]!) continue
        price[at] = value
        typeOf[at] = type
      }
    }
  }

  /** The first day: off, or the begin of work, after what the past left. */
  #start(): void {
    const { rests, starts, ends, price } = this.#scratch
    const { days } = this.#grid
    const { lastKind, offRun, workRun, kindRun } = this.#grid.history[this.#person]!
    const rules = this.#grid.rules[this.#person]!
    const { start, startCost } = this.#counts
    const block = this.#block
    rests.fill(Infinity, 0, days * this.#longest * block)
    starts.fill(Infinity, 0, days * block)
    ends.fill(Infinity, 0, days * block)
    if (lastKind > 0) {
      const ofKind = rules.kindRun ? missing(kindRun, rules.kindRun[lastKind]!) : 0
      const cut = missing(workRun, rules.workRun) + ofKind
      starts[start] = startCost
      rests[start] = startCost + cut + this.#longer[0]! + price[0]!
    } else {
      const rested = Math.max(1, Math.min(this.#longest, offRun))
      const length = Math.min(this.#longest, rested + 1)
      starts[start] = startCost + this.#ending[rested]!
      rests[(length - 1) * block + start] = startCost + this.#longer[rested]! + price[0]!
    }
  }

  /** Runs of days off that reach a day, by length, and the begin of work after those that reach the day before. */
  #restOn(day: number): void {
    const { rests, starts, ends, price } = this.#scratch
    const block = this.#block
    const longest = this.#longest
    const longer = this.#longer
    const ending = this.#ending
    const free = price[day * (this.#grid.kinds + 1)]!
    const here = day * longest * block
    const before = here - longest * block
    const last = (longest - 1) * block
    const least = this.#countsFrom
    const most = this.#countsUntil(day)
    for (let count = least; count < most; count += 1) {
      let start = Infinity
      let value = ends[(day - 1) * block + count]! + longer[0]! + free
      for (let length = 1; length <= longest; length += 1) {
        const place = (length - 1) * block + count
        const rested = rests[before + place]!
        rests[here + place] = value
        if (rested + ending[length]! < start) start = rested + ending[length]!
        value = rested + longer[length]! + free
      }
      if (value < rests[here + last + count]!) rests[here + last + count] = value
      starts[day * block + count] = start
    }
  }

  /** Counts that can occur before a day lie between these, in whole rows of weekends. */
  get #countsFrom(): number {
    const { start, weekendCounts } = this.#counts
    return start - (start % weekendCounts)
  }

  #countsUntil(day: number): number {
    return Math.min(this.#block, this.#countsFrom + (day + 1) * this.#counts.weekendCounts)
  }

  /** Every stretch of work that begins on a day. */
  #workFrom(day: number): void {
    const { starts, ends, weekends, stretches } = this.#scratch
    const { dayCounts, weekendCounts, overDay, overWeekend } = this.#counts
    const block = this.#block
    const fewest = this.#countsFrom / weekendCounts
    const most = this.#countsUntil(day) / weekendCounts
    const base = day * (this.#grid.days + 1)
    const reach = stretches.reach[day]!
    for (let length = 1; length <= reach; length += 1) {
      const own = this.#costOfStretch(base + length)
      if (own === Infinity) continue
      const touched = weekends.touched[base + length]!
      const until = (day + length - 1) * block
      for (let worked = fewest; worked < most; worked += 1) {
        const beyond = worked + length - dayCounts + 1
        const from = day * block + worked * weekendCounts
        const target = until + (beyond > 0 ? dayCounts - 1 : worked + length) * weekendCounts
        const paid = beyond > 0 ? own + beyond * overDay : own
        for (let weekend = 0; weekend < weekendCounts; weekend += 1) {
          const over = weekend + touched - weekendCounts + 1
          const value = starts[from + weekend]! + (over > 0 ? paid + over * overWeekend : paid)
          const at = target + (over > 0 ? weekendCounts - 1 : weekend + touched)
          if (value < ends[at]!) ends[at] = value
        }
      }
    }
  }

  #costOfStretch(stretch: number): number {
    const { weekends, stretches } = this.#scratch
    const halves = weekends.halves[stretch]!
    const own = stretches.cost[stretch]!
    return halves === 0 ? own : own + halves * this.#grid.rules[this.#person]!.incompleteWeekend
  }

  /** The cheapest end, and the row that leads there. */
  #finish(row: Uint8Array): number {
    const { rests, ends } = this.#scratch
    const { short } = this.#counts
    const block = this.#block
    const last = this.#grid.days - 1
    let best = Infinity
    let bestCount = -1
    let rested = 0
    for (let count = 0; count < block; count += 1) {
      for (let length = 0; length <= this.#longest; length += 1) {
        const place = (last * this.#longest + length - 1) * block + count
        const value = (length === 0 ? ends[last * block + count]! : rests[place]!) + short[count]!
        if (value >= best) continue
        best = value
        bestCount = count
        rested = length
      }
    }
    if (best < Infinity) this.#write(bestCount, rested, row)
    return best
  }

  /** Follows the costs back from the end: the step taken is the one whose costs add up. */
  #write(lastCount: number, lastRested: number, row: Uint8Array): void {
    const { days, kinds } = this.#grid
    const { type: typeOf, kinds: kindAt } = this.#scratch
    let count = lastCount
    let rested = lastRested
    let day = days - 1
    while (day >= 0) {
      if (rested > 0) {
        kindAt[day] = 0
        rested = this.#restedBefore(day, count, rested)
        day -= 1
      } else {
        const stretch = this.#stretchTo(day, count)
        this.#stretches.write(stretch.from, day - stretch.from + 1, kindAt)
        count = stretch.count
        day = stretch.from - 1
        if (day >= 0) rested = this.#restUpTo(day, count)
      }
    }
    for (let at = 0; at < days; at += 1) row[at] = typeOf[at * (kinds + 1) + kindAt[at]!]!
  }

  /** Length of the run of days off up to the day before one that is the last of so many. */
  #restedBefore(day: number, count: number, length: number): number {
    if (day === 0 || length < this.#longest) return length - 1
    const { rests, price } = this.#scratch
    const block = this.#block
    const place = (day * this.#longest + length - 1) * block + count
    const before = rests[place - this.#longest * block]!
    const free = price[day * (this.#grid.kinds + 1)]!
    return rests[place] === before + this.#longer[length]! + free ? length : length - 1
  }

  /** Length of the run of days off before work that begins on the day after. */
  #restUpTo(day: number, count: number): number {
    const { rests, starts } = this.#scratch
    const block = this.#block
    const start = starts[(day + 1) * block + count]!
    let length = 1
    const valueAt = (): number =>
      rests[(day * this.#longest + length - 1) * block + count]! + this.#ending[length]!
    while (length < this.#longest && valueAt() !== start) length += 1
    return length
  }

  /** Where the stretch of work that ends with a day began, and the count before it. */
  #stretchTo(day: number, count: number): { from: number; count: number } {
    const { starts, ends, weekends, stretches } = this.#scratch
    const { dayCounts, weekendCounts, overDay, overWeekend } = this.#counts
    const block = this.#block
    const value = ends[day * block + count]!
    for (let from = day; from >= 0; from -= 1) {
      const length = day - from + 1
      const stretch = from * (this.#grid.days + 1) + length
      if (length > stretches.reach[from]!) continue
      const own = this.#costOfStretch(stretch)
      if (own === Infinity) continue
      const touched = weekends.touched[stretch]!
      for (let before = this.#countsFrom; before < this.#countsUntil(from); before += 1) {
        const beyond = Math.floor(before / weekendCounts) + length - dayCounts + 1
        const over = (before % weekendCounts) + touched - weekendCounts + 1
        const after =
          (beyond > 0 ? dayCounts - 1 : dayCounts - 1 + beyond) * weekendCounts +
          (over > 0 ? weekendCounts - 1 : weekendCounts - 1 + over)
        if (after !== count) continue
        const paid = beyond > 0 ? own + beyond * overDay : own
        const sum = starts[from * block + before]! + (over > 0 ? paid + over * overWeekend : paid)
        if (sum === value) return { from, count: before }
      }
    }
    throw new Error('The costs of a row do not add up')
  }
}

/** Whether the pricer carries all rules of everybody: a known past, no limit of minutes or per type. */
export function carriesSoftly({ rules, history, days, typeMinutes }: GridProblem): boolean {
  const longest = Math.max(...typeMinutes) * days
  return (
    history.every(({ known }) => known) &&
    rules.every(
      ({ minutes, typeMax }) =>
        minutes.min <= 0 && minutes.max >= longest && typeMax.every((max, type) => type === 0 || max >= days)
    )
  )
}
