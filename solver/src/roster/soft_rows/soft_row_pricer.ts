import type { RowPricer } from '../columns/row_pricer.ts'
import { rowCost } from '../grid_model/grid_cost.ts'
import { FORBIDDEN, HARD, type GridProblem, type Limit } from '../grid_model/grid_problem.ts'
import { runStatesOf, type RunStates } from './run_states.ts'

/** Arrays that pricers of the same problem share: one prices at a time. */
export class SoftScratch {
  values = new Float64Array(0)
  next = new Float64Array(0)
  from = new Int32Array(0)

  /** Makes room for so many states on so many days. */
  fit(states: number, days: number): void {
    if (this.values.length < states) {
      this.values = new Float64Array(states)
      this.next = new Float64Array(states)
    }
    if (this.from.length < states * days) this.from = new Int32Array(states * days)
  }
}

/**
 * A person's cheapest row under soft limits, exactly: a dynamic programme over days whose states are the runs as they
 * stand, the days worked and the weekends worked so far. Days beyond a limit are paid as they come, so counts need not
 * go further than the limit. A kind is worked with its cheapest type of the day.
 */
export class SoftRowPricer implements RowPricer {
  readonly #grid: GridProblem
  readonly #person: number
  readonly #scratch: SoftScratch
  readonly #states: RunStates
  /** Counts of days worked, `0..A-1`, and of weekends, `0..W-1`; the last means "or more". */
  readonly #assignments: number
  readonly #weekends: number
  /** `[days * (kinds + 1)]` cheapest price of a kind on a day, and the type that has it. */
  readonly #price: Float64Array
  readonly #type: Uint8Array

  constructor(grid: GridProblem, person: number, scratch: SoftScratch) {
    const { assignments, weekends } = grid.rules[person]!
    const past = grid.history[person]!
    this.#grid = grid
    this.#person = person
    this.#scratch = scratch
    this.#states = runStatesOf(grid, person)
    this.#assignments = countsOf(assignments, past.assignments + grid.days)
    this.#weekends = countsOf(weekends, past.weekends + grid.weekends)
    this.#price = new Float64Array(grid.days * (grid.kinds + 1))
    this.#type = new Uint8Array(grid.days * (grid.kinds + 1))
    scratch.fit(this.#states.count * this.#assignments * this.#weekends, grid.days)
  }

  ownCost(row: Uint8Array): number {
    const { cost, hard } = rowCost(this.#grid, this.#person, row)
    return hard > 0 ? Infinity : cost
  }

  price(prices: Float64Array, mask: Uint8Array | null, row: Uint8Array): number {
    this.#priceKinds(prices, mask)
    const { days, history } = this.#grid
    const { assignments, weekends } = history[this.#person]!
    const block = this.#assignments * this.#weekends
    const size = this.#states.count * block
    const { values } = this.#scratch
    values.fill(Infinity, 0, size)
    const start =
      this.#states.start * block +
      Math.min(assignments, this.#assignments - 1) * this.#weekends +
      Math.min(weekends, this.#weekends - 1)
    const rules = this.#grid.rules[this.#person]!
    values[start] = above(rules.assignments, assignments) + above(rules.weekends, weekends)
    for (let day = 0; day < days; day += 1) this.#walk(day, size)
    return this.#finish(size, row)
  }

  #priceKinds(prices: Float64Array, mask: Uint8Array | null): void {
    const { days, types, kinds, typeKind, cellCost } = this.#grid
    this.#price.fill(Infinity)
    for (let day = 0; day < days; day += 1) {
      for (let type = 0; type <= types; type += 1) {
        const cell = day * (types + 1) + type
        const cost = cellCost[this.#person * days * (types + 1) + cell]!
        if (cost === FORBIDDEN || (mask !== null && mask[cell] !== 1)) continue
        const at = day * (kinds + 1) + typeKind[type]!
        const price = cost - (type === 0 ? 0 : prices[cell]!)
        if (price >= this.#price[at]!) continue
        this.#price[at] = price
        this.#type[at] = type
      }
    }
  }

  /** One day of the programme: from `values` to the next day's. */
  #walk(day: number, size: number): void {
    const { kinds, rules, history } = this.#grid
    const { steps, works, count } = this.#states
    const scratch = this.#scratch
    const { values, next } = scratch
    const rule = rules[this.#person]!
    const A = this.#assignments
    const W = this.#weekends
    const weekend = weekendAt(this.#grid, day)
    const overWork = beyond(rule.assignments, A - 1)
    const overWeekend = beyond(rule.weekends, W - 1)
    next.fill(Infinity, 0, size)
    const base = day * size
    // Nobody can have worked more days so far than there were.
    const fewest = Math.min(history[this.#person]!.assignments, A - 1)
    const most = Math.min(A - 1, fewest + day)
    for (let state = 0; state < count; state += 1) {
      if (!finite(values, (state * A + fewest) * W, (state * A + most + 1) * W)) continue
      for (const { to, kind, cost } of steps[state]!) {
        const works1 = kind > 0
        const worked = works[state] === 1
        const half = weekend === 2 && works1 !== worked ? rule.incompleteWeekend : 0
        const fixed = this.#price[day * (kinds + 1) + kind]! + cost + half
        if (fixed === Infinity) continue
        const busy = weekend > 0 && works1 && !(weekend === 2 && worked)
        const more = works1 ? 1 : 0
        const moreWeekends = busy ? 1 : 0
        for (let a = fewest; a <= most; a += 1) {
          const last = a === A - 1
          const source = (state * A + a) * W
          const target = (to * A + (last ? a : a + more)) * W
          const paid = fixed + (last && works1 ? overWork : 0)
          for (let w = 0; w < W; w += 1) {
            const full = w === W - 1
            const value = values[source + w]! + paid + (busy && full ? overWeekend : 0)
            const at = target + (full ? w : w + moreWeekends)
            if (value < next[at]!) {
              next[at] = value
              scratch.from[base + at] = (source + w) * (kinds + 1) + kind
            }
          }
        }
      }
    }
    scratch.values = next
    scratch.next = values
  }

  /** The cheapest end, and the row that leads there. */
  #finish(size: number, row: Uint8Array): number {
    const { days, kinds, rules } = this.#grid
    const { values, from } = this.#scratch
    const { assignments, weekends } = rules[this.#person]!
    const A = this.#assignments
    const W = this.#weekends
    let best = Infinity
    let at = -1
    for (let state = 0; state < size; state += 1) {
      const worked = Math.floor(state / W) % A
      const value = values[state]! + short(assignments, worked) + short(weekends, state % W)
      if (value < best) {
        best = value
        at = state
      }
    }
    if (best === Infinity) return Infinity
    for (let day = days - 1; day >= 0; day -= 1) {
      const step = from[day * size + at]!
      row[day] = this.#type[day * (kinds + 1) + (step % (kinds + 1))]!
      at = Math.floor(step / (kinds + 1))
    }
    return best
  }
}

/** How many counts are told apart: up to the maximum where it may bind, else up to the minimum. */
function countsOf({ min, max }: Limit, most: number): number {
  return 1 + (max < most ? Math.max(min, max) : Math.min(min, most))
}

function finite(values: Float64Array, from: number, until: number): boolean {
  for (let at = from; at < until; at += 1) if (values[at]! < Infinity) return true
  return false
}

/** What one more costs at a count. */
function beyond({ max, over }: Limit, count: number): number {
  if (count < max) return 0
  return over === HARD ? Infinity : over
}

/** What a count costs that the past alone has driven beyond the limit. */
function above({ max, over }: Limit, count: number): number {
  if (count <= max) return 0
  return over === HARD ? Infinity : (count - max) * over
}

function short({ min, under }: Limit, count: number): number {
  if (count >= min) return 0
  return under === HARD ? Infinity : (min - count) * under
}

/** 0: no weekend day; 1: the first or only day of a weekend; 2: its second day. */
function weekendAt({ weekendOf }: GridProblem, day: number): 0 | 1 | 2 {
  if (weekendOf[day]! < 0) return 0
  return day > 0 && weekendOf[day - 1] === weekendOf[day] ? 2 : 1
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
