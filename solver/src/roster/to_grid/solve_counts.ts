import { daysBetween } from '../../time/time.ts'
import { skillMixGaps, type SkillMixGap } from '../demand/skill_mix.ts'
import { evaluate } from '../evaluate.ts'
import { gridCost, type GridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import type { Assignment } from '../result.ts'
import { shiftsOfRoster } from './from_grid.ts'
import { repair } from './repair.ts'
import { toGrid } from './to_grid.ts'

/** A plan for counts of catalogue shifts. */
export type CountsPlan = {
  readonly version: 2
  /** The same problem as shifts: one for each head, and an open one for each head that is still wanted. */
  readonly planned: RosterProblem
  /** One entry per shift of `planned`, in its order. */
  readonly assignments: readonly Assignment[]
  /** What missing and surplus heads, wishes and weighted limits cost, and what rules are broken by. */
  readonly cost: GridCost
  /** No plan costs less; null when nothing was proved. */
  readonly lowerBound: number | null
  /** Blocking breaches of contracts and labour code beyond those of kept work; 0 by construction. */
  readonly blocking: number
  /** What skill mixes lack: reported, but not searched for, since the core model prices heads of a type alone. */
  readonly mixGaps: readonly SkillMixGap[]
  /** Shifts that the first plan assigned against a rule it does not know. */
  readonly dropped: number
}

/** Any search of the core model, such as the portfolio of the benchmarks. */
export type GridSearch = (
  grid: GridProblem
) => Promise<{ readonly roster: Uint8Array; readonly lowerBound: number | null }>

/** Plans counts of catalogue shifts: as the core model, and then whatever that does not know is repaired. */
export async function solveCounts(
  problem: RosterProblem,
  search: GridSearch,
  name?: string
): Promise<CountsPlan> {
  const counted = toGrid(problem, name)
  const { grid, types } = counted
  const { roster: first, lowerBound } = await search(grid)
  const placeOf = ({ day, shiftTypeId, locationId, positionId }: RosterShift) => ({
    day: daysBetween(problem.from, day),
    type: types.typeAt(shiftTypeId!, locationId, positionId),
  })
  const { roster, dropped } = repair(problem, grid, first, shiftsOfRoster(problem, counted, first), placeOf)
  const shifts = shiftsOfRoster(problem, counted, roster)
  const { demand: _, ...rest } = problem
  const planned: RosterProblem = { ...rest, shifts }
  const assignments = shifts.map(({ id, currentPersonId }) => ({ shiftId: id, personId: currentPersonId }))
  const plan = new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))
  const blocking = evaluate(planned, plan, null).blocking - evaluate(planned, new Map(), null).blocking
  // No part of the cost is ever below 0, whatever has been proved so far.
  const bound = lowerBound === null ? null : Math.max(0, lowerBound)
  const cost = gridCost(grid, roster)
  return {
    version: 2,
    planned,
    assignments,
    cost,
    lowerBound: bound,
    blocking,
    mixGaps: skillMixGaps(planned, plan),
    dropped,
  }
}
