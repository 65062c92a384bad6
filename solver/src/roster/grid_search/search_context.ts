import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import type { Parameters } from '../parameters/parameters.ts'

/** A roster that keeps all rules, and what it costs. */
type Incumbent = { readonly roster: Uint8Array; readonly cost: number }

/** What a method sees of the others that search the same problem, on its thread or on another. */
export type SearchContext = {
  readonly problem: GridProblem
  readonly seed: number
  readonly parameters: Parameters
  /** Where moves and parts are counted; left out: nowhere. Its names are `countedKinds`. */
  readonly statistics?: SearchStatistics
  /** Asked between small steps, some ten times a second at least; true: end now, everything offered is kept. */
  readonly stop: () => boolean
  /** Whether the budget counts steps instead of time: nothing may end by a clock then. Left out: it does not. */
  readonly counted?: boolean
  /** Milliseconds (or steps) until everybody is stopped. */
  readonly leftMs: () => number
  /** The best roster anybody has offered so far; null while there is none. */
  readonly best: () => Incumbent | null
  /** Hands in a roster that keeps all rules. It is copied. */
  readonly offer: (roster: Uint8Array, cost: number) => void
  /** No roster that keeps all rules costs less than this. */
  readonly proved: (bound: number) => void
}

/** A way to search; it works until it is asked to stop or has nothing left to try. */
export type SearchMethod = (context: SearchContext) => Promise<void>
