import type { ColumnProblem } from './column_problem.ts'

/**
 * The cheapest legal sequences of shifts on consecutive days from one start day, by length, working time, how many of
 * the counted type, and last type.
 *
 * Filled again for each start day and read in place: `best` per entry over the last type, `cost` with it.
 */
export class StretchTable {
  readonly #problem: ColumnProblem
  readonly #predecessors: readonly Int32Array[]
  readonly #classOf: Int32Array
  readonly #minUnit: number
  /** Sums of working time per length: from `length * minUnit`, `spread * length + 1` of them. */
  readonly #spread: number
  readonly #counts: number
  readonly #longest: number
  readonly #layer: number
  /** Cost per length, unit offset, count and last type. */
  readonly #cost: Float64Array
  /** Cost per length, unit offset and count: the least over the last type. */
  readonly best: Float64Array
  readonly #classBest: Float64Array
  #counted = 0
  reach = 0

  constructor(problem: ColumnProblem, longest: number, counts: number) {
    const types = [...problem.units.subarray(1)]
    this.#problem = problem
    this.#longest = longest
    this.#counts = counts
    this.#minUnit = Math.min(...types)
    this.#spread = Math.max(...types) - this.#minUnit
    this.#layer = (this.#spread * longest + 1) * counts
    this.#cost = new Float64Array((longest + 1) * this.#layer * problem.width)
    this.best = new Float64Array((longest + 1) * this.#layer)
    const classes = predecessorClasses(problem)
    this.#predecessors = classes.sets
    this.#classOf = classes.classOf
    this.#classBest = new Float64Array(classes.sets.length)
  }

  /** Number of different sums of working time of a stretch that long. */
  sums(length: number): number {
    return this.#spread * length + 1
  }

  /** Working time of the sum at an offset. */
  unitsAt(length: number, offset: number): number {
    return length * this.#minUnit + offset
  }

  /** Place in `best` of the first count of a sum. */
  entry(length: number, offset: number): number {
    return length * this.#layer + offset * this.#counts
  }

  /**
   * Fills the table for stretches from `start`, at most `longest` days long; `reach` is then the longest possible one.
   *
   * @param costs per cell, `Infinity` where the type may not be worked
   * @param counted the type whose number is distinguished, 0 for none
   * @param after the type worked the day before, 0 for a day off
   */
  fill(start: number, longest: number, costs: Float64Array, counted: number, after: number): void {
    const { width, follows, days } = this.#problem
    const limit = Math.min(longest, this.#longest, days - start)
    this.#counted = counted
    this.reach = 0
    if (limit < 1) return
    this.#clear(1)
    for (let type = 1; type < width; type++) {
      if (after > 0 && follows[after * width + type] === 0) continue
      this.#offer(1, this.#offsetOf(type), type === counted ? 1 : 0, type, costs[start * width + type]!)
    }
    while (this.#anyAt(this.reach + 1)) {
      this.reach++
      if (this.reach === limit) return
      this.#extend(this.reach, (start + this.reach) * width, costs)
    }
  }

  #extend(length: number, cells: number, costs: Float64Array): void {
    const { width, units } = this.#problem
    this.#clear(length + 1)
    for (let offset = 0; offset < this.sums(length); offset++) {
      for (let count = 0; count < this.#counts; count++) {
        const at = this.entry(length, offset) + count
        if (this.best[at] === Infinity) continue
        this.#bestPerClass(at * width)
        for (let type = 1; type < width; type++) {
          const more = count + (type === this.#counted ? 1 : 0)
          if (more >= this.#counts) continue
          const total = this.#classBest[this.#classOf[type]!]! + costs[cells + type]!
          this.#offer(length + 1, offset + units[type]! - this.#minUnit, more, type, total)
        }
      }
    }
  }

  #bestPerClass(from: number): void {
    for (let set = 0; set < this.#predecessors.length; set++) {
      const members = this.#predecessors[set]!
      let least = Infinity
      for (let index = 0; index < members.length; index++) {
        const cost = this.#cost[from + members[index]!]!
        if (cost < least) least = cost
      }
      this.#classBest[set] = least
    }
  }

  #offer(length: number, offset: number, count: number, type: number, cost: number): void {
    if (count >= this.#counts) return
    const at = this.entry(length, offset) + count
    const place = at * this.#problem.width + type
    if (cost < this.#cost[place]!) this.#cost[place] = cost
    if (cost < this.best[at]!) this.best[at] = cost
  }

  #clear(length: number): void {
    const from = length * this.#layer
    const end = from + this.sums(length) * this.#counts
    this.best.fill(Infinity, from, end)
    this.#cost.fill(Infinity, from * this.#problem.width, end * this.#problem.width)
  }

  #anyAt(length: number): boolean {
    const from = length * this.#layer
    const end = from + this.sums(length) * this.#counts
    for (let at = from; at < end; at++) if (this.best[at]! < Infinity) return true
    return false
  }

  #offsetOf(type: number): number {
    return this.#problem.units[type]! - this.#minUnit
  }

  /** Writes the cheapest stretch of an entry into a row; the table must still hold the stretches from `start`. */
  write(start: number, length: number, offset: number, count: number, row: Uint8Array): void {
    const { width, follows, units } = this.#problem
    let next = 0
    let wanted = this.best[this.entry(length, offset) + count]!
    for (let left = length; left > 0; left--) {
      const at = (this.entry(left, offset) + count) * width
      let type = 1
      while (this.#cost[at + type] !== wanted || (next > 0 && follows[type * width + next] === 0)) type++
      row[start + left - 1] = type
      if (left === 1) return
      offset -= units[type]! - this.#minUnit
      if (type === this.#counted) count--
      this.#bestPerClass((this.entry(left - 1, offset) + count) * width)
      wanted = this.#classBest[this.#classOf[type]!]!
      next = type
    }
  }
}

/** Types that may follow the same set of types share one minimum. */
function predecessorClasses(problem: ColumnProblem): { sets: Int32Array[]; classOf: Int32Array } {
  const { width, follows } = problem
  const sets: Int32Array[] = []
  const keys = new Map<string, number>()
  const classOf = new Int32Array(width)
  for (let type = 1; type < width; type++) {
    const before: number[] = []
    for (let other = 1; other < width; other++) if (follows[other * width + type] === 1) before.push(other)
    const key = before.join()
    if (!keys.has(key)) {
      keys.set(key, sets.length)
      sets.push(Int32Array.from(before))
    }
    classOf[type] = keys.get(key)!
  }
  return { sets, classOf }
}
