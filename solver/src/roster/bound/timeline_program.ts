import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Following } from './following.ts'

/** A work a plan may contain; a negative `group` is work that stays: every plan contains it, and it counts no units. */
export type TimelineItem = { readonly work: PlannedWork; readonly group: number; readonly units: number }

/** Memory that programmes of one thread share, one after the other: costs by [item][units]. */
export class TimelineScratch {
  #costs = new Float64Array(0)

  costs(length: number): Float64Array {
    if (this.#costs.length < length) this.#costs = new Float64Array(length)
    return this.#costs
  }
}

/**
 * The cheapest plan of one person among all chains of works in which each may follow the one before, exact by dynamic
 * programming over (last work, units worked). Work that stays is part of every chain.
 */
export class TimelineProgram {
  /** By start. */
  readonly items: readonly TimelineItem[]
  /** Most units of any chain. */
  readonly most: number
  readonly #start: Float64Array
  readonly #ready: Float64Array
  /** Items in the order in which they become ready. */
  readonly #byReady: Int32Array
  /** Earlier items that may be followed though they are not ready: places `#nearFrom[j]` to `#nearFrom[j + 1]`. */
  readonly #near: Int32Array
  readonly #nearFrom: Int32Array
  /** Per item: the last work that stays before it, -1 for none. */
  readonly #floor: Int32Array
  /** Per item: most units of any chain up to it; costs of more are not kept. */
  readonly #reach: Float64Array
  readonly #least: Float64Array
  readonly #any: Float64Array
  readonly #scratch: TimelineScratch

  /** @param limit most units worth counting; what goes beyond is no plan */
  constructor(items: readonly TimelineItem[], following: Following, limit: number, scratch: TimelineScratch) {
    this.items = [...items].sort((a, b) => a.work.start - b.work.start || a.work.end - b.work.end)
    this.#start = Float64Array.from(this.items, ({ work }) => work.start)
    this.#ready = Float64Array.from(this.items, ({ work }) => following.readyAt(work))
    this.#byReady = Int32Array.from(this.items.keys()).sort(
      (a, b) => this.#ready[a]! - this.#ready[b]! || a - b
    )
    this.#floor = new Int32Array(this.items.length)
    let floor = -1
    this.items.forEach(({ group }, j) => {
      this.#floor[j] = floor
      if (group < 0) floor = j
    })
    const near = this.items.map((_, j) => this.#nearOf(j, following))
    this.#near = Int32Array.from(near.flat())
    this.#nearFrom = new Int32Array(near.length + 1)
    near.forEach((before, j) => (this.#nearFrom[j + 1] = this.#nearFrom[j]! + before.length))
    this.#scratch = scratch
    this.#reach = new Float64Array(this.items.length)
    const longest = this.#longest(({ units }) => units, this.#reach)
    this.most = Math.max(0, Math.min(limit, longest))
    this.#reach.forEach((units, j) => (this.#reach[j] = Math.min(units, this.most)))
    this.#least = new Float64Array(this.most + 1)
    this.#any = new Float64Array(this.most + 1)
  }

  /** Two works that stay may stand in each other's way: they are both there all the same. */
  #nearOf(j: number, { mayFollow }: Following): number[] {
    const next = this.items[j]!
    const near: number[] = []
    for (let i = Math.max(0, this.#floor[j]!); i < j; i += 1) {
      if (this.#ready[i]! <= next.work.start) continue
      const item = this.items[i]!
      if ((item.group < 0 && next.group < 0) || mayFollow(item.work, next.work)) near.push(i)
    }
    return near
  }

  /** Works that may come right before work `j` though they are not ready by then. */
  nearBefore(j: number): Int32Array {
    return this.#near.subarray(this.#nearFrom[j], this.#nearFrom[j + 1])
  }

  /** The highest sum of a number per work over any chain; -Infinity when no chain holds all work that stays. */
  longest(of: (item: TimelineItem) => number): number {
    return this.#longest(of, new Float64Array(this.items.length))
  }

  /** @param sums gets the highest sum of any chain up to each work */
  #longest(of: (item: TimelineItem) => number, sums: Float64Array): number {
    let most = 0
    let any = 0
    this.walk({
      ready: (i) => (most = Math.max(most, sums[i]!)),
      reach: (j) => {
        let sum = most
        for (const i of this.nearBefore(j)) sum = Math.max(sum, sums[i]!)
        sums[j] = sum + of(this.items[j]!)
        any = Math.max(any, sums[j]!)
      },
      pass: (j) => {
        most = -Infinity
        any = sums[j]!
      },
    })
    return any
  }

  /** Tells of every work in time order: which become ready before it, that it is reached, and that it must be passed. */
  walk(visitor: {
    readonly ready: (i: number) => void
    readonly reach: (j: number) => void
    readonly pass: (j: number) => void
  }): void {
    let ready = 0
    for (let j = 0; j < this.items.length; j += 1) {
      const floor = this.#floor[j]!
      for (; ready < j; ready += 1) {
        const i = this.#byReady[ready]!
        if (this.#ready[i]! > this.#start[j]! || i >= j) break
        if (i >= floor) visitor.ready(i)
      }
      visitor.reach(j)
      if (this.items[j]!.group < 0) visitor.pass(j)
    }
  }

  /**
   * @param costs per item, what it adds to the plan
   * @param atEnd per number of units, what having worked as many costs
   * @param row gets the groups of the cheapest plan when given
   * @returns its cost; Infinity when no chain fits
   */
  cheapest(costs: Float64Array, atEnd: Float64Array, row: number[] | null): number {
    const width = this.most + 1
    const table = this.#scratch.costs(this.items.length * width)
    this.#fill(costs, table, width)
    let best = Infinity
    let units = -1
    for (let m = 0; m < width; m += 1) {
      const cost = this.#any[m]! + atEnd[m]!
      if (cost >= best) continue
      best = cost
      units = m
    }
    if (row && units >= 0) this.#trace(costs, table, units, row)
    return best
  }

  #fill(costs: Float64Array, table: Float64Array, width: number): void {
    const least = this.#least.fill(Infinity)
    const any = this.#any.fill(Infinity)
    least[0] = 0
    any[0] = 0
    this.walk({
      ready: (i) => lower(least, table, i * width, this.#reach[i]! + 1),
      reach: (j) => {
        const { units } = this.items[j]!
        const at = j * width
        const cost = costs[j]!
        const end = this.#reach[j]! + 1
        for (let m = 0; m < units && m < end; m += 1) table[at + m] = Infinity
        for (let m = units; m < end; m += 1) table[at + m] = least[m - units]! + cost
        for (let n = this.#nearFrom[j]!; n < this.#nearFrom[j + 1]!; n += 1) {
          const i = this.#near[n]!
          const from = i * width - units
          const until = Math.min(end, this.#reach[i]! + units + 1)
          for (let m = units; m < until; m += 1) {
            const value = table[from + m]! + cost
            if (value < table[at + m]!) table[at + m] = value
          }
        }
        lower(any, table, at, end)
      },
      pass: (j) => {
        least.fill(Infinity)
        any.fill(Infinity)
        lower(any, table, j * width, this.#reach[j]! + 1)
      },
    })
  }

  /** Walks back from the end: the work before is one whose cost leads exactly to the one at hand. */
  #trace(costs: Float64Array, table: Float64Array, units: number, row: number[]): void {
    const width = this.most + 1
    let left = units
    let j = this.items.length - 1
    while (j >= 0 && (left > this.#reach[j]! || table[j * width + left] !== this.#any[left])) j -= 1
    while (j >= 0) {
      const { group, units: own } = this.items[j]!
      if (group >= 0) row.push(group)
      const value = table[j * width + left]!
      left -= own
      j = this.#before(costs[j]!, table, j, left, value)
    }
  }

  /** The work before `j` in the cheapest chain to it, -1 when it is the first. */
  #before(cost: number, table: Float64Array, j: number, left: number, value: number): number {
    const width = this.most + 1
    for (let i = j - 1; i >= Math.max(0, this.#floor[j]!); i -= 1) {
      if (left > this.#reach[i]!) continue
      if (table[i * width + left]! + cost === value && this.#follows(i, j)) return i
    }
    return -1
  }

  #follows(i: number, j: number): boolean {
    if (this.#ready[i]! <= this.#start[j]!) return true
    return this.nearBefore(j).includes(i)
  }
}

/** Lowers one part of costs to another's where that is less. */
function lower(to: Float64Array, from: Float64Array, start: number, length: number): void {
  for (let m = 0; m < length; m += 1) {
    const value = from[start + m]!
    if (value < to[m]!) to[m] = value
  }
}
