import { FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import { costTablesOf, minuteStepOf, type CostTables } from './cost_tables.ts'
import { HeadCosts } from './head_costs.ts'
import { BREACHES_PER_SHIFT, breachOf, costOf, PACK } from './packed.ts'
import { RunCosts } from './run_costs.ts'

/**
 * A roster with its packed cost kept up to date. A move writes the days it wants into a row's `next`, asks what that
 * would cost, and applies it or leaves it: nothing has to be taken back.
 */
export class GridState {
  readonly problem: GridProblem
  readonly days: number
  readonly types: number
  /** Row by row; read it, change it through `apply` and `reset` only. */
  readonly roster: Uint8Array
  /** Packed cost of the roster. */
  packed = 0
  readonly heads: HeadCosts
  readonly #tables: readonly CostTables[]
  /** Minutes of a type in steps. */
  readonly #steps: Int32Array
  readonly #runs: RunCosts
  readonly #weekendDays: Int16Array
  readonly #minutes: Int32Array
  readonly #worked: Int32Array
  readonly #busyWeekends: Int32Array
  readonly #counts: Int32Array

  constructor(problem: GridProblem) {
    const { people, days, types, typeMinutes } = problem
    this.problem = problem
    this.days = days
    this.types = types
    this.roster = new Uint8Array(people * days)
    this.heads = new HeadCosts(problem)
    this.#tables = costTablesOf(problem)
    this.#steps = typeMinutes.map((minutes) => minutes / minuteStepOf(problem))
    this.#runs = new RunCosts(problem)
    this.#weekendDays = weekendDaysOf(problem)
    this.#minutes = new Int32Array(people)
    this.#worked = new Int32Array(people)
    this.#busyWeekends = new Int32Array(people)
    this.#counts = new Int32Array(people * (types + 1))
    this.reset(this.roster.slice())
  }

  cost(): number {
    return costOf(this.packed)
  }

  /** Eighths of shifts outside hard rules; 0: feasible. */
  breach(): number {
    return breachOf(this.packed)
  }

  /** Takes a whole roster. */
  reset(roster: Uint8Array): void {
    const { people } = this.problem
    this.roster.set(roster)
    this.packed = 0
    for (let person = 0; person < people; person += 1) this.packed += this.rowPacked(person)
    this.heads.recount(this.roster)
    this.packed += this.heads.total()
  }

  /** What heads cost when a person has `next[day]` on the days `from..until`. */
  demandDelta(person: number, from: number, until: number, next: Uint8Array): number {
    const base = person * this.days
    let delta = 0
    for (let day = from; day <= until; day += 1) {
      delta += this.heads.delta(day, this.roster[base + day]!, next[day]!)
    }
    return delta
  }

  /** What heads cost when two people change the same days at once, for `next[day]` and `otherNext[day]`. */
  pairDemandDelta(
    person: number,
    other: number,
    from: number,
    until: number,
    next: Uint8Array,
    otherNext: Uint8Array
  ): number {
    const { heads, days, roster } = this
    let delta = 0
    for (let day = from; day <= until; day += 1) {
      const before = roster[person * days + day]!
      const after = next[day]!
      delta += heads.delta(day, before, after)
      heads.change(day, before, after)
      delta += heads.delta(day, roster[other * days + day]!, otherNext[day]!)
      heads.change(day, after, before)
    }
    return delta
  }

  /**
   * What it would cost the person's own rules to have `next[day]` on the days `from..until` (both inclusive). `next` is
   * as long as the horizon; days around are overwritten with the roster's.
   */
  rowDelta(person: number, from: number, until: number, next: Uint8Array): number {
    const base = person * this.days
    const { roster, days } = this
    while (from <= until && roster[base + from] === next[from]) from += 1
    while (until >= from && roster[base + until] === next[until]) until -= 1
    if (from > until) return 0
    const tables = this.#tables[person]!
    const delta = this.#cellDelta(person, from, until, next, tables)
    if (delta >= FORBIDDEN_CELL) return delta
    // Runs change only between the start of the one before and the end of the one after.
    let left = from
    if (from > 0) {
      const works = roster[base + from - 1]! > 0
      while (left > 0 && roster[base + left - 1]! > 0 === works) {
        left -= 1
        next[left] = roster[base + left]!
      }
    }
    let right = until
    if (until < days - 1) {
      const works = roster[base + until + 1]! > 0
      while (right < days - 1 && roster[base + right + 1]! > 0 === works) {
        right += 1
        next[right] = roster[base + right]!
      }
    }
    return (
      delta +
      this.#runs.cost(next, 0, left, right, tables) -
      this.#runs.cost(roster, base, left, right, tables)
    )
  }

  /** Makes `next[day]` the person's days `from..until`; `delta` is what the move costs in all. */
  apply(person: number, from: number, until: number, next: Uint8Array, delta: number): void {
    const base = person * this.days
    const width = this.types + 1
    for (let day = from; day <= until; day += 1) {
      const before = this.roster[base + day]!
      const after = next[day]!
      if (before === after) continue
      this.heads.change(day, before, after)
      this.#counts[person * width + before]! -= 1
      this.#counts[person * width + after]! += 1
      this.#minutes[person]! += this.#steps[after]! - this.#steps[before]!
      this.#worked[person]! += (after > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
      this.#busyWeekends[person]! -= this.#busy(base, day)
      this.roster[base + day] = after
      this.#busyWeekends[person]! += this.#busy(base, day)
    }
    this.packed += delta
  }

  /** 1 when the day's weekend is worked. */
  #busy(base: number, day: number): number {
    const weekend = this.problem.weekendOf[day]!
    if (weekend < 0) return 0
    const one = this.#weekendDays[weekend * 2]!
    const other = this.#weekendDays[weekend * 2 + 1]!
    return this.roster[base + one]! > 0 || (other >= 0 && this.roster[base + other]! > 0) ? 1 : 0
  }

  /** Cells, minutes, days worked, caps and weekends: all that is not a run. */
  #cellDelta(person: number, from: number, until: number, next: Uint8Array, tables: CostTables): number {
    const { roster, days, types } = this
    const { cellCost } = this.problem
    const base = person * days
    let cell = (base + from) * (types + 1)
    let delta = 0
    let steps = 0
    let worked = 0
    for (let day = from; day <= until; day += 1, cell += types + 1) {
      const before = roster[base + day]!
      const after = next[day]!
      if (before === after) continue
      const price = cellCost[cell + after]!
      if (price === FORBIDDEN) return FORBIDDEN_CELL
      const gone = cellCost[cell + before]!
      delta += price - (gone === FORBIDDEN ? BREACHES_PER_SHIFT * PACK : gone)
      steps += this.#steps[after]! - this.#steps[before]!
      worked += (after > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
    }
    const minutes = this.#minutes[person]!
    if (steps !== 0) delta += tables.minutes[minutes + steps]! - tables.minutes[minutes]!
    const days0 = this.#worked[person]!
    if (worked !== 0) delta += tables.assignments[days0 + worked]! - tables.assignments[days0]!
    if (tables.typeMax !== null) delta += this.#capDelta(person, from, until, next, tables, tables.typeMax)
    return delta + this.#weekendDelta(person, from, until, next, tables)
  }

  #capDelta(
    person: number,
    from: number,
    until: number,
    next: Uint8Array,
    { typeMaxUnit }: CostTables,
    typeMax: Int32Array
  ): number {
    const base = person * this.days
    const counts = this.#counts
    const offset = person * (this.types + 1)
    let days = 0
    for (let day = from; day <= until; day += 1) {
      const before = this.roster[base + day]!
      const after = next[day]!
      if (counts[offset + before]! > typeMax[before]!) days -= 1
      counts[offset + before]! -= 1
      counts[offset + after]! += 1
      if (counts[offset + after]! > typeMax[after]!) days += 1
    }
    for (let day = from; day <= until; day += 1) {
      counts[offset + this.roster[base + day]!]! += 1
      counts[offset + next[day]!]! -= 1
    }
    return days * typeMaxUnit
  }

  #weekendDelta(person: number, from: number, until: number, next: Uint8Array, tables: CostTables): number {
    const { roster, problem } = this
    const base = person * this.days
    let busy = 0
    let halves = 0
    let last = -1
    for (let day = from; day <= until; day += 1) {
      const weekend = problem.weekendOf[day]!
      if (weekend < 0 || weekend === last) continue
      last = weekend
      const one = this.#weekendDays[weekend * 2]!
      const other = this.#weekendDays[weekend * 2 + 1]!
      const oneNow = roster[base + one]! > 0
      const oneNext = one >= from && one <= until ? next[one]! > 0 : oneNow
      if (other < 0) {
        busy += (oneNext ? 1 : 0) - (oneNow ? 1 : 0)
        continue
      }
      const otherNow = roster[base + other]! > 0
      const otherNext = other >= from && other <= until ? next[other]! > 0 : otherNow
      busy += (oneNext || otherNext ? 1 : 0) - (oneNow || otherNow ? 1 : 0)
      halves += (oneNext !== otherNext ? 1 : 0) - (oneNow !== otherNow ? 1 : 0)
    }
    const now = this.#busyWeekends[person]!
    return halves * tables.incompleteWeekend + tables.weekends[now + busy]! - tables.weekends[now]!
  }

  /** Packed cost of one person's row without demand, counted again. */
  rowPacked(person: number): number {
    const { roster, days, types, problem } = this
    const tables = this.#tables[person]!
    const base = person * days
    const counts = this.#counts.subarray(person * (types + 1), (person + 1) * (types + 1))
    counts.fill(0)
    let total = 0
    let steps = 0
    for (let day = 0; day < days; day += 1) {
      const type = roster[base + day]!
      const price = problem.cellCost[(base + day) * (types + 1) + type]!
      total += price === FORBIDDEN ? BREACHES_PER_SHIFT * PACK : price
      counts[type]! += 1
      steps += this.#steps[type]!
    }
    const worked = days - counts[0]!
    let busy = 0
    for (let weekend = 0; weekend < problem.weekends; weekend += 1) {
      const one = this.#weekendDays[weekend * 2]!
      const other = this.#weekendDays[weekend * 2 + 1]!
      if (one < 0) continue
      busy += this.#busy(base, one)
      if (other >= 0 && roster[base + one]! > 0 !== roster[base + other]! > 0)
        total += tables.incompleteWeekend
    }
    tables.typeMax?.forEach((max, type) => {
      if (type > 0) total += Math.max(0, counts[type]! - max) * tables.typeMaxUnit
    })
    this.#minutes[person] = steps
    this.#worked[person] = worked
    this.#busyWeekends[person] = busy
    total += tables.minutes[steps]! + tables.assignments[worked]! + tables.weekends[busy]!
    return total + this.#runs.cost(roster, base, 0, days - 1, tables)
  }
}

/** Deltas from here on mean a forbidden cell: no move may enter one. */
export const FORBIDDEN_CELL = 2 ** 52

/** Two per weekend; -1 where the horizon has only one or none. */
function weekendDaysOf({ weekendOf, weekends }: GridProblem): Int16Array {
  const days = new Int16Array(weekends * 2).fill(-1)
  weekendOf.forEach((weekend, day) => {
    if (weekend >= 0) days[weekend * 2 + (days[weekend * 2]! < 0 ? 0 : 1)] = day
  })
  return days
}
