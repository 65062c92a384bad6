import type { HighsEngine } from '../../lp/highs_engine.ts'
import type { Column, ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { wholePart, type Part } from './part.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { RowPricer } from '../grid_model/row_pricer.ts'

/** What all column methods work with. */
export type Workshop = {
  readonly engine: HighsEngine
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  /** Whether the problem says all about the rows, so that windows of it can be priced by themselves. */
  readonly whole: boolean
  /** All costs are multiples of it; left out: of 1. */
  readonly costStep?: number
  readonly pool: ColumnPool
  readonly parameters: Parameters
  /** Where parts are counted; left out: nowhere. */
  readonly statistics?: SearchStatistics
  readonly stop: () => boolean
  /** Milliseconds of a clock that never goes back; only differences count. */
  readonly now: () => number
  /** Whether nothing may end by a clock, so that a run can be repeated; left out: it may. */
  readonly counted?: boolean
}

type Sized = Pick<Workshop, 'problem' | 'parameters'>

/** Whether to work with windows of the days and small parts only: rows of the whole, or its programme, take too long. */
export function isLong({ whole, ...sized }: Sized & Pick<Workshop, 'whole'>): boolean {
  return whole && (sized.problem.days >= sized.parameters.windows.longFrom || !isSmall(sized))
}

/** Whether the linear programme of the whole is small enough to be solved. */
export function isSmall({ problem, parameters }: Sized): boolean {
  const { cells, people } = wholePart(problem)
  return cells.length + people.length <= parameters.program.largest
}

export type PartInput = {
  readonly part: Part
  /** Columns of the part's people to begin with. */
  readonly start: readonly Column[]
  /** Cells open to each person of the part; null: all. */
  readonly masks: readonly (Uint8Array | null)[]
  /** Prices to begin with; better ones are left in it. */
  readonly centre: Float64Array
  readonly rootRounds: number
  readonly rootProbes: number
  readonly diveRounds: number
  /** How near objective and bound of a linear programme must come; left out: they must meet. */
  readonly near?: number
  readonly diveProbes: number
  /** Whether a dive is to be ended that has decided this share of the people; left out: it never is. */
  readonly hopeless?: (decided: number) => boolean
  /** Columns at most in the search for a whole choice, 0: no such search. */
  readonly choiceColumns: number
  readonly choiceMs: number
  readonly choiceNodes?: number
  /** Only rosters of the part cheaper than this matter. */
  readonly cutoff: number
}

export type PartAnswer = {
  /** Proved for the part. */
  readonly bound: number
  /** Objective of the linear programme. */
  readonly root: number
  /** One column for each person of the part, in its order, or null when nothing below the cutoff came out. */
  readonly columns: readonly Column[] | null
  readonly cost: number
  readonly by: 'bound' | 'dive' | 'choice' | 'none'
}
