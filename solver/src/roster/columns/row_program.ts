import type { ColumnProblem, PersonRow } from './column_problem.ts'
import type { Row } from '../grid_model/row_pricer.ts'
import type { DayStates } from './day_states.ts'
import type { RowScratch } from './row_scratch.ts'
import { leastUnits, mostUnits, numberOfWeekends, weekendsOfStretches } from './row_tables.ts'
import type { StretchTable } from './stretch_table.ts'

/**
 * The cheapest row of one person for given costs per cell, exact for all of the person's rules except caps per type
 * (one type may be counted, then its cap is exact too).
 *
 * Dynamic programme over (day, count of the counted type, weekends worked, working time) with three steps: one more
 * day off, the shortest run of days off after work, and a whole stretch of work. Rows are found again without stored
 * predecessors: the same sums give the same numbers.
 *
 * Source: S. Irnich, G. Desaulniers, Shortest path problems with resource constraints, 2005,
 *   doi:10.1007/0-387-25486-2_2.
 */
export class RowProgram {
  readonly #problem: ColumnProblem
  readonly #person: PersonRow
  readonly #counted: number
  readonly #counts: number
  readonly #weekends: number
  readonly #sums: number
  readonly #slab: number
  readonly #dayOff: Float64Array
  readonly #dayWorked: Float64Array
  readonly #table: StretchTable
  readonly #weekendsIn: Int32Array
  readonly #least: Int32Array
  readonly #most: Int32Array
  /** Per day, the places of `#dayOff` and of `#dayWorked` that may be reached: first ones, and past the last ones. */
  readonly #offReach: DayStates
  readonly #workReach: DayStates
  #costs: Float64Array = new Float64Array(0)

  /** @param counted a type whose cap is kept exactly, 0 for none */
  constructor(problem: ColumnProblem, person: PersonRow, scratch: RowScratch, counted = 0) {
    this.#problem = problem
    this.#person = person
    this.#counted = counted
    this.#counts = counted === 0 ? 1 : person.caps[counted]! + 1
    this.#weekends = Math.min(person.maxWeekends, numberOfWeekends(problem)) + 1
    this.#sums = person.maxUnits + 1
    this.#slab = this.#counts * this.#weekends * this.#sums
    this.#offReach = scratch.states('off', problem.days, this.#slab)
    this.#workReach = scratch.states('worked', problem.days, this.#slab)
    this.#dayOff = this.#offReach.values
    this.#dayWorked = this.#workReach.values
    this.#table = scratch.table(problem, Math.max(person.maxRun, person.start.run?.max ?? 0), this.#counts)
    this.#weekendsIn = weekendsOfStretches(problem, Math.max(person.maxRun, person.start.run?.max ?? 0))
    this.#least = leastUnits(problem, person)
    this.#most = mostUnits(problem, person)
  }

  /**
   * Least cost of a row, `Infinity` where no row keeps the rules; the row is written into `row` when there is one.
   *
   * @param costs per cell; `Infinity` forbids it
   */
  solve(costs: Float64Array, row: Row): number {
    this.#costs = costs
    this.#forward()
    return this.#trace(row)
  }

  #forward(): void {
    const { days } = this.#problem
    const { start, maxRun, minRun } = this.#person
    this.#offReach.clear()
    this.#workReach.clear()
    if (start.offBefore !== null) {
      const first = Math.min(Math.max(1, start.offBefore), days)
      this.#dayOff[first * this.#slab] = this.#offCost(0, first)
      if (this.#dayOff[first * this.#slab]! < Infinity) this.#offReach.add(first, 0, 1)
    }
    if (start.run) this.#appendFirst(start.run)
    for (let day = 0; day < days; day++) {
      if (this.#workReach.some(day)) this.#appendOffRun(day)
      if (!this.#offReach.some(day)) continue
      this.#appendDayOff(day)
      this.#table.fill(day, maxRun, this.#costs, this.#counted, 0)
      this.#appendStretches(this.#dayOff, day, minRun)
    }
  }

  /** The stretch that begins on the first day has limits of its own; it comes from a state before all days. */
  #appendFirst(run: { min: number; max: number; after: number }): void {
    const origin = new Float64Array(this.#slab).fill(Infinity)
    origin[0] = 0
    this.#table.fill(0, run.max, this.#costs, this.#counted, run.after)
    this.#appendStretches(origin, 0, run.min)
  }

  #appendDayOff(day: number): void {
    const cost = this.#costs[day * this.#problem.width]!
    if (cost === Infinity) return
    this.#relax(this.#dayOff, this.#offReach, day, day + 1, cost)
  }

  /** The shortest run of days off after work; at the end of the days it may be shorter. */
  #appendOffRun(day: number): void {
    const until = Math.min(day + this.#person.minOff, this.#problem.days)
    const cost = this.#offCost(day, until)
    if (cost === Infinity) return
    this.#relax(this.#dayWorked, this.#workReach, day, until, cost)
  }

  #relax(states: Float64Array, reach: DayStates, day: number, until: number, cost: number): void {
    const low = reach.low[day]!
    const high = reach.high[day]!
    this.#offReach.add(until, low, high)
    const shift = (until - day) * this.#slab
    const to = this.#dayOff
    for (let at = day * this.#slab + low; at < day * this.#slab + high; at++) {
      const total = states[at]! + cost
      if (total < to[at + shift]!) to[at + shift] = total
    }
  }

  #offCost(from: number, until: number): number {
    let sum = 0
    for (let day = from; day < until; day++) sum += this.#costs[day * this.#problem.width]!
    return sum
  }

  #appendStretches(origin: Float64Array, day: number, minRun: number): void {
    const table = this.#table
    const atEnd = this.#problem.days - day
    for (let length = 1; length <= table.reach; length++) {
      if (length < minRun && length < atEnd) continue
      for (let offset = 0; offset < table.sums(length); offset++) {
        const entry = table.entry(length, offset)
        for (let count = 0; count < this.#counts; count++) {
          const cost = table.best[entry + count]!
          if (cost < Infinity) this.#append(origin, day, length, table.unitsAt(length, offset), count, cost)
        }
      }
    }
  }

  #append(
    origin: Float64Array,
    day: number,
    length: number,
    units: number,
    count: number,
    cost: number
  ): void {
    const sums = this.#sums
    const weekends = this.#weekendsOf(day, length)
    const fromDay = origin === this.#dayOff ? day * this.#slab : 0
    const toDay = (day + length) * this.#slab
    const low = Math.max(this.#least[day]!, this.#least[day + length]! - units, 0)
    const high = Math.min(this.#most[day]!, this.#most[day + length]! - units)
    const weekendsAfter = this.#person.pace?.mostWeekends[day + length] ?? this.#weekends - 1
    const first = fromDay === 0 && origin !== this.#dayOff ? 0 : this.#offReach.low[day]!
    const past = fromDay === 0 && origin !== this.#dayOff ? 1 : this.#offReach.high[day]!
    const moved = (count * this.#weekends + weekends) * sums + units
    this.#workReach.add(day + length, first + moved, past + moved)
    for (let had = 0; had + count < this.#counts; had++) {
      for (let worked = 0; worked + weekends <= weekendsAfter; worked++) {
        const place = (had * this.#weekends + worked) * sums
        if (place >= past || place + sums <= first) continue
        const from = fromDay + place
        const to = toDay + place + moved
        for (let sum = low; sum <= high; sum++) {
          const total = origin[from + sum]! + cost
          if (total < this.#dayWorked[to + sum]!) this.#dayWorked[to + sum] = total
        }
      }
    }
  }

  #weekendsOf(day: number, length: number): number {
    return this.#weekendsIn[length * this.#problem.days + day]!
  }

  #trace(row: Row): number {
    const end = this.#problem.days * this.#slab
    let best = Infinity
    let place = -1
    let worked = false
    for (let at = 0; at < this.#slab; at++) {
      if (at % this.#sums < this.#person.minUnits) continue
      if (this.#dayOff[end + at]! < best) {
        best = this.#dayOff[end + at]!
        place = at
        worked = false
      }
      if (this.#dayWorked[end + at]! < best) {
        best = this.#dayWorked[end + at]!
        place = at
        worked = true
      }
    }
    if (best < Infinity) this.#walkBack(place, worked, row)
    return best
  }

  #walkBack(place: number, worked: boolean, row: Row): void {
    row.fill(0)
    let day = this.#problem.days
    let value = (worked ? this.#dayWorked : this.#dayOff)[day * this.#slab + place]!
    while (day > 0) {
      if (!worked) {
        const source = this.#sourceOfDayOff(day, place, value)
        if (!source) return
        day = source.day
        worked = source.worked
      } else {
        const source = this.#sourceOfStretch(day, place, value, row)
        if (!source) return
        day = source.day
        place = source.place
        worked = false
      }
      value = (worked ? this.#dayWorked : this.#dayOff)[day * this.#slab + place]!
    }
  }

  /** Null at the days off the row begins with. */
  #sourceOfDayOff(day: number, place: number, value: number): { day: number; worked: boolean } | null {
    const before = this.#dayOff[(day - 1) * this.#slab + place]!
    if (before + this.#costs[(day - 1) * this.#problem.width]! === value)
      return { day: day - 1, worked: false }
    const { days } = this.#problem
    const { minOff } = this.#person
    for (let from = day - 1; from >= Math.max(0, day - minOff); from--) {
      if (Math.min(from + minOff, days) !== day) continue
      const work = this.#dayWorked[from * this.#slab + place]!
      if (work < Infinity && work + this.#offCost(from, day) === value) return { day: from, worked: true }
    }
    return null
  }

  /** Null when the stretch is the one the row begins with. */
  #sourceOfStretch(
    day: number,
    place: number,
    value: number,
    row: Row
  ): { day: number; place: number } | null {
    const { maxRun, minRun } = this.#person
    const shortest = day === this.#problem.days ? 1 : minRun
    for (let from = day - shortest; from >= Math.max(0, day - maxRun); from--) {
      if (!this.#offReach.some(from)) continue
      this.#table.fill(from, day - from, this.#costs, this.#counted, 0)
      const source = this.#match(this.#dayOff, from, day, place, value, row)
      if (source >= 0) return { day: from, place: source }
    }
    const { run } = this.#person.start
    const origin = new Float64Array(this.#slab).fill(Infinity)
    origin[0] = 0
    if (run) this.#table.fill(0, run.max, this.#costs, this.#counted, run.after)
    if (this.#match(origin, 0, day, place, value, row) < 0) throw new Error('a row whose cost has no source')
    return null
  }

  #match(origin: Float64Array, from: number, day: number, place: number, value: number, row: Row): number {
    const table = this.#table
    const length = day - from
    if (length > table.reach) return -1
    const fromDay = origin === this.#dayOff ? from * this.#slab : 0
    const weekends = this.#weekendsOf(from, length)
    for (let offset = 0; offset < table.sums(length); offset++) {
      for (let count = 0; count < this.#counts; count++) {
        const source = this.#placeBefore(place, table.unitsAt(length, offset), weekends, count)
        if (source < 0) continue
        const cost = table.best[table.entry(length, offset) + count]!
        if (cost === Infinity || origin[fromDay + source]! + cost !== value) continue
        table.write(from, length, offset, count, row)
        return source
      }
    }
    return -1
  }

  #placeBefore(place: number, units: number, weekends: number, count: number): number {
    const sum = place % this.#sums
    const worked = Math.floor(place / this.#sums) % this.#weekends
    const had = Math.floor(place / (this.#sums * this.#weekends))
    if (sum < units || worked < weekends || had < count) return -1
    return ((had - count) * this.#weekends + worked - weekends) * this.#sums + sum - units
  }
}
