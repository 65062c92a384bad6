import type { GridProblem } from '../grid_model/grid_problem.ts'
import { StretchScratch } from './work_stretches.ts'

/** Arrays that the pricers of a problem share: one person is priced at a time. A block is one cost for every count. */
export class SoftScratch {
  readonly #days: number
  readonly stretches: StretchScratch
  readonly weekends: StretchWeekends
  /** `[days * (kinds + 1)]` cheapest price of a kind on a day, and the type that has it. */
  readonly price: Float64Array
  readonly type: Uint8Array
  /** `[days]` the kinds of the row that is being written. */
  readonly kinds: Uint8Array
  /** A block per day: work may begin; a stretch of work ends with the day. */
  starts = new Float64Array(0)
  ends = new Float64Array(0)
  /** A block per day and length of the run of days off that reaches it. */
  rests = new Float64Array(0)

  constructor(grid: GridProblem) {
    const { days, kinds } = grid
    this.#days = days
    this.stretches = new StretchScratch(days)
    this.weekends = weekendsOf(grid)
    this.price = new Float64Array(days * (kinds + 1))
    this.type = new Uint8Array(days * (kinds + 1))
    this.kinds = new Uint8Array(days)
  }

  /** Makes room for so many counts and lengths of runs of days off. */
  fit(counts: number, lengths: number): void {
    const blocks = this.#days * counts
    if (this.starts.length < blocks) {
      this.starts = new Float64Array(blocks)
      this.ends = new Float64Array(blocks)
    }
    if (this.rests.length < blocks * lengths) this.rests = new Float64Array(blocks * lengths)
  }
}

/** By stretch, at `from * (days + 1) + length`: weekends it works on, and those of them it works on one of two days. */
export type StretchWeekends = { readonly touched: Uint8Array; readonly halves: Uint8Array }

function weekendsOf({ days, weekendOf }: GridProblem): StretchWeekends {
  const touched = new Uint8Array(days * (days + 1))
  const halves = new Uint8Array(days * (days + 1))
  const sameWeekend = (day: number): boolean =>
    day > 0 && day < days && weekendOf[day]! >= 0 && weekendOf[day] === weekendOf[day - 1]
  for (let from = 0; from < days; from += 1) {
    let count = 0
    for (let length = 1; from + length <= days; length += 1) {
      const day = from + length - 1
      if (weekendOf[day]! >= 0 && (length === 1 || !sameWeekend(day))) count += 1
      touched[from * (days + 1) + length] = count
      // A stretch lies between days off: one that begins or ends in the middle of a weekend cuts it.
      halves[from * (days + 1) + length] = Number(sameWeekend(from)) + Number(sameWeekend(day + 1))
    }
  }
  return { touched, halves }
}
