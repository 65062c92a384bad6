import { evaluate } from '../roster/evaluate.ts'
import { checkProblem, type ProblemFault } from '../roster/demand/check_problem.ts'
import type { Parameters } from '../roster/parameters/parameters.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterResult } from '../roster/result.ts'
import { solveCounts, type CountsPlan, type GridSearch } from '../roster/to_grid/solve_counts.ts'
import type { CoverSearch } from './cover_row.ts'
import { withShiftsForHeadcount, type UncoveredNeed } from './shifts_for_headcount.ts'

/** What planning needs from around it. */
export type PlanningTools = {
  /** Searches counts of catalogue shifts. */
  readonly searchGrid: GridSearch
  /** Of what comes after that search; left out: the usual ones. */
  readonly parameters?: Parameters
  /** Of the time that search leaves, which part is used up; left out: what comes after it looks at no time. */
  readonly spent?: () => number
  /** Chooses shifts for headcount. */
  readonly cover: CoverSearch
  /** Searches shifts to fill, on however many threads. */
  readonly search: (problem: RosterProblem) => Promise<RosterResult>
}

/** A plan, whatever form the demand had. */
export type Plan = {
  /** The problem as shifts to fill, which the plan is about. */
  readonly planned: RosterProblem
  /** By shift of `planned`: its assignee, if any. */
  readonly assignee: ReadonlyMap<string, string | null>
  /** Lower is better: the score of single shifts, or what the counts and their skill mixes cost. */
  readonly cost: number
  /** Breaches of rules that must hold, beyond those of kept work. */
  readonly hardViolations: number
  readonly lowerBound: number | null
  readonly uncovered: readonly UncoveredNeed[]
  /** Of a search of single shifts. */
  readonly result: RosterResult | null
  /** Of a search of counts. */
  readonly counts: CountsPlan | null
}

/** A problem that contradicts itself; thrown before any search. */
export class FaultyProblem extends Error {
  readonly faults: readonly ProblemFault[]
  constructor(faults: readonly ProblemFault[]) {
    super(faults.map(({ code, details }) => `${code} ${JSON.stringify(details)}`).join('; '))
    this.faults = faults
  }
}

/**
 * Plans a problem in one call: shifts to fill, counts of catalogue shifts, or headcount whose shifts are chosen first.
 * @throws FaultyProblem when it is not one that can be planned
 */
export async function planProblem(problem: RosterProblem, tools: PlanningTools): Promise<Plan> {
  const faults = checkProblem(problem)
  if (faults.length > 0) throw new FaultyProblem(faults)
  if (problem.demand?.counts?.length) return planCounts(problem, tools)
  const { problem: planned, uncovered } = problem.demand?.headcount
    ? withShiftsForHeadcount(problem, tools.cover)
    : { problem, uncovered: [] }
  const result = await tools.search(planned)
  return {
    planned,
    assignee: new Map(result.assignments.map(({ shiftId, personId }) => [shiftId, personId])),
    cost: result.score,
    hardViolations: result.figuresAfter.blockingViolations - evaluate(planned, new Map(), null).blocking,
    lowerBound: result.lowerBound,
    uncovered,
    result,
    counts: null,
  }
}

async function planCounts(problem: RosterProblem, { searchGrid, ...options }: PlanningTools): Promise<Plan> {
  const counts = await solveCounts(problem, searchGrid, options)
  return {
    planned: counts.planned,
    assignee: new Map(counts.assignments.map(({ shiftId, personId }) => [shiftId, personId])),
    cost: counts.cost.cost + counts.mixCost,
    hardViolations: counts.cost.hard + counts.blocking,
    lowerBound: counts.lowerBound,
    uncovered: [],
    result: null,
    counts,
  }
}
