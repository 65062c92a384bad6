import { GridState } from '../grid_search/grid_state.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'

/** Rows that a move of the core model changes at most. */
const MOST_ROWS = 3

/** One row's part of a move: what it had on the days `from..until`. */
type Changed = { person: number; from: number; until: number; readonly before: Uint8Array }

/**
 * A roster that remembers what the last move changed, for those who judge moves by more than the core model knows: they
 * see the whole change, and may take it back.
 */
export class RecordedState extends GridState {
  readonly #changes: readonly Changed[]
  #count = 0
  #packedBefore = 0

  constructor(problem: GridProblem) {
    super(problem)
    this.#changes = Array.from({ length: MOST_ROWS }, () => ({
      ...{ person: 0, from: 0, until: 0 },
      before: new Uint8Array(problem.days),
    }))
  }

  /** From here on changes are one move. */
  begin(): void {
    this.#count = 0
    this.#packedBefore = this.packed
  }

  override apply(person: number, from: number, until: number, next: Uint8Array, delta: number): void {
    const change = this.#changes[this.#count]!
    this.#count += 1
    change.person = person
    change.from = from
    change.until = until
    const base = person * this.days
    for (let day = from; day <= until; day += 1) change.before[day] = this.roster[base + day]!
    super.apply(person, from, until, next, delta)
  }

  /** By how much the move made the roster dearer. */
  get delta(): number {
    return this.packed - this.#packedBefore
  }

  /** The people of the move. */
  everyChanged(holds: (person: number) => boolean): boolean {
    for (let at = 0; at < this.#count; at += 1) if (!holds(this.#changes[at]!.person)) return false
    return true
  }

  /** Each day that the move gave another type. */
  eachChange(tell: (person: number, day: number, before: number, after: number) => void): void {
    for (let at = 0; at < this.#count; at += 1) {
      const { person, from, until, before } = this.#changes[at]!
      const base = person * this.days
      for (let day = from; day <= until; day += 1) {
        const after = this.roster[base + day]!
        if (before[day] !== after) tell(person, day, before[day]!, after)
      }
    }
  }

  /** Takes the whole move back. */
  undo(): void {
    for (let at = this.#count - 1; at >= 0; at -= 1) {
      const { person, from, until, before } = this.#changes[at]!
      super.apply(person, from, until, before, 0)
    }
    this.packed = this.#packedBefore
    this.#count = 0
  }
}
