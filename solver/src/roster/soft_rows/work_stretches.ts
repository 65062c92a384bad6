import type { GridProblem } from '../grid_model/grid_problem.ts'
import { growing, kindRunsOf, missing, restedBefore, type KindRuns } from './kind_runs.ts'

/** Arrays that the stretches of all people of a problem share: one person is priced at a time. */
export class StretchScratch {
  readonly days: number
  /** `[days * (days + 1)]` at `from * (days + 1) + length`: the cheapest stretch of that length from that day. */
  readonly cost: Float64Array
  /** Like `cost`: the run of a kind that the cheapest stretch ends in. */
  readonly last: Uint16Array
  /** Per day: the longest stretch from there that may be worked. */
  readonly reach: Int32Array
  values = new Float64Array(0)
  next = new Float64Array(0)
  /** At `(from * (days + 1) + length) * states + state`: the run before. */
  before = new Uint16Array(0)

  constructor(days: number) {
    this.days = days
    this.cost = new Float64Array(days * (days + 1))
    this.last = new Uint16Array(days * (days + 1))
    this.reach = new Int32Array(days)
  }

  fit(states: number): void {
    if (this.values.length >= states) return
    this.values = new Float64Array(states)
    this.next = new Float64Array(states)
    this.before = new Uint16Array(this.days * (this.days + 1) * states)
  }
}

/**
 * What stretches of work cost a person by their own runs: which kinds follow each other, for how long, and how long the
 * whole is. Nothing of it depends on how much was worked before, so the programme over days need not look inside.
 */
export class WorkStretches {
  readonly #grid: GridProblem
  readonly #person: number
  readonly #scratch: StretchScratch
  readonly #later: KindRuns
  /** A stretch from the first day may go on with what the past began. */
  readonly #first: KindRuns
  readonly #stride: number
  /** Per kind, the kinds it may follow. */
  readonly #follows: readonly Int32Array[]
  /** Per kind: the cheapest end of a run of it, and which run that is. */
  readonly #ended: Float64Array
  readonly #endedRun: Int32Array

  constructor(grid: GridProblem, person: number, scratch: StretchScratch) {
    const { kinds, forbiddenNext } = grid
    const { lastKind, kindRun } = grid.history[person]!
    this.#grid = grid
    this.#person = person
    this.#scratch = scratch
    this.#later = kindRunsOf(grid, person, restedBefore)
    this.#first = kindRunsOf(grid, person, { kind: lastKind, days: kindRun })
    this.#stride = Math.max(this.#later.count, this.#first.count)
    scratch.fit(this.#stride)
    this.#follows = Array.from({ length: kinds + 1 }, (_, kind) =>
      Int32Array.from({ length: kinds }, (_, at) => at + 1).filter(
        (before) => before !== kind && !forbiddenNext[before * (kinds + 1) + kind]
      )
    )
    this.#ended = new Float64Array(kinds + 1)
    this.#endedRun = new Int32Array(kinds + 1)
  }

  /** Finds all stretches; `prices` is what each kind costs on each day, `[days * (kinds + 1)]`. */
  fill(prices: Float64Array): void {
    for (let from = 0; from < this.#grid.days; from += 1) this.#from(from, prices)
  }

  /** Writes the kinds of the cheapest stretch of a length into the days from `from` on. */
  write(from: number, length: number, kinds: Uint8Array): void {
    const { days, last, before } = this.#scratch
    const runs = from === 0 ? this.#first : this.#later
    const base = from * (days + 1)
    let state = last[base + length]!
    for (let left = length; left > 0; left -= 1) {
      let kind = 1
      while (runs.firstOf[kind + 1]! <= state) kind += 1
      kinds[from + left - 1] = kind
      state = before[(base + left) * this.#stride + state]!
    }
  }

  #from(from: number, prices: Float64Array): void {
    const { days, kinds } = this.#grid
    const { workRun } = this.#grid.rules[this.#person]!
    const past = this.#grid.history[this.#person]!
    const scratch = this.#scratch
    const goesOn = from === 0 && past.lastKind > 0
    const runs = from === 0 ? this.#first : this.#later
    const worked = goesOn ? past.workRun : 0
    scratch.values.fill(Infinity, 0, runs.count)
    if (goesOn) {
      const first = runs.firstOf[past.lastKind]!
      const longest = runs.firstOf[past.lastKind + 1]! - first
      scratch.values[first + Math.max(1, Math.min(past.kindRun, longest)) - 1] = 0
    }
    const base = from * (days + 1)
    scratch.reach[from] = 0
    let tooLong = 0
    this.#end(runs)
    for (let length = 1; from + length <= days; length += 1) {
      const day = (from + length - 1) * (kinds + 1)
      const fresh = length === 1 && !goesOn
      tooLong += growing(worked + length - 1, workRun)
      if (tooLong === Infinity) return
      if (fresh) this.#begin(runs, prices, day)
      else this.#step(runs, prices, day, (base + length) * this.#stride)
      this.#end(runs)
      const cheapest = this.#cheapest(runs)
      if (cheapest < 0) return
      scratch.reach[from] = length
      const place = base + length
      if (from + length === days) {
        // Nothing is asked of runs that touch the last day but not to be too long.
        scratch.last[place] = cheapest
        scratch.cost[place] = scratch.values[cheapest]! + tooLong
      } else {
        const kind = this.#cheapestEnd()
        scratch.last[place] = this.#endedRun[kind]!
        scratch.cost[place] = this.#ended[kind]! + tooLong + missing(worked + length, workRun)
      }
    }
  }

  /** The first day of a stretch. */
  #begin({ firstOf, beginning }: KindRuns, prices: Float64Array, day: number): void {
    const { values } = this.#scratch
    for (let kind = 1; kind <= this.#grid.kinds; kind += 1) {
      values[firstOf[kind]!] = prices[day + kind]! + beginning[kind]!
    }
  }

  /** One day more: another kind begins, or the same goes on. */
  #step({ firstOf, beginning, growing }: KindRuns, prices: Float64Array, day: number, at: number): void {
    const scratch = this.#scratch
    const { values, next, before } = scratch
    const ended = this.#ended
    for (let kind = 1; kind <= this.#grid.kinds; kind += 1) {
      const price = prices[day + kind]!
      const first = firstOf[kind]!
      const longest = firstOf[kind + 1]! - 1
      const follows = this.#follows[kind]!
      let best = Infinity
      let from = 0
      for (let index = 0; index < follows.length; index += 1) {
        const other = follows[index]!
        if (ended[other]! < best) {
          best = ended[other]!
          from = other
        }
      }
      for (let state = longest; state > first; state -= 1) {
        next[state] = values[state - 1]! + growing[state - 1]! + price
        before[at + state] = state - 1
      }
      const stays = values[longest]! + growing[longest]! + price
      if (longest > first && stays < next[longest]!) {
        next[longest] = stays
        before[at + longest] = longest
      }
      next[first] = best + beginning[kind]! + price
      before[at + first] = this.#endedRun[from]!
      if (longest === first && stays < next[first]!) {
        next[first] = stays
        before[at + first] = first
      }
    }
    scratch.values = next
    scratch.next = values
  }

  /** What each kind's runs cost at best if they ended now. */
  #end({ firstOf, ending }: KindRuns): void {
    const { values } = this.#scratch
    for (let kind = 1; kind <= this.#grid.kinds; kind += 1) {
      let least = Infinity
      let run = 0
      for (let state = firstOf[kind]!; state < firstOf[kind + 1]!; state += 1) {
        const value = values[state]! + ending[state]!
        if (value < least) {
          least = value
          run = state
        }
      }
      this.#ended[kind] = least
      this.#endedRun[kind] = run
    }
  }

  /** The kind whose end is cheapest; no run may have to end here, then its cost is infinite. */
  #cheapestEnd(): number {
    let best = 1
    for (let kind = 2; kind <= this.#grid.kinds; kind += 1) {
      if (this.#ended[kind]! < this.#ended[best]!) best = kind
    }
    return best
  }

  /** The cheapest run if nothing more is asked of it; -1 when the stretch cannot be that long. */
  #cheapest({ count }: KindRuns): number {
    const { values } = this.#scratch
    let best = -1
    let least = Infinity
    for (let state = 0; state < count; state += 1) {
      if (values[state]! >= least) continue
      least = values[state]!
      best = state
    }
    return best
  }
}
