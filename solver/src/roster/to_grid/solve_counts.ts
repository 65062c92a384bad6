import { daysBetween } from '../../time/time.ts'
import { skillMixGaps, type SkillMixGap } from '../demand/skill_mix.ts'
import { evaluate } from '../evaluate.ts'
import { gridCost, type GridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import type { Assignment } from '../result.ts'
import { shiftsOfRoster } from './from_grid.ts'
import { searchMixes, type Spent } from './mix_search.ts'
import { repair } from './repair.ts'
import { toGrid, type Counted } from './to_grid.ts'

/** A plan for counts of catalogue shifts. */
export type CountsPlan = {
  readonly version: 2
  /** The same problem as shifts: one for each head, and an open one for each head that is still wanted. */
  readonly planned: RosterProblem
  /** One entry per shift of `planned`, in its order. */
  readonly assignments: readonly Assignment[]
  /** What missing and surplus heads, wishes and weighted limits cost, and what rules are broken by; without mixes. */
  readonly cost: GridCost
  /** No plan costs less; null when nothing was proved. */
  readonly lowerBound: number | null
  /** Blocking breaches of contracts and labour code beyond those of kept work; 0 by construction. */
  readonly blocking: number
  /** What skill mixes lack. */
  readonly mixGaps: readonly SkillMixGap[]
  /** What that costs beside `cost`: each missing person-minute its mix's weight. The sum of both is what is searched. */
  readonly mixCost: number
  /** Shifts that the first plan assigned against a rule it does not know. */
  readonly dropped: number
}

/** Any search of the core model, such as the portfolio of the benchmarks. */
export type GridSearch = (
  grid: GridProblem
) => Promise<{ readonly roster: Uint8Array; readonly lowerBound: number | null }>

export type CountsOptions = {
  readonly name?: string
  readonly parameters?: Parameters
  /** Of the time that is left for mixes after the search of the core model; left out: moves alone end it. */
  readonly spent?: Spent
}

/**
 * Plans counts of catalogue shifts: as the core model, then whatever that does not know is repaired, and at last people
 * change places until skill mixes have whom they ask for, where that pays.
 */
export async function solveCounts(
  problem: RosterProblem,
  search: GridSearch,
  { name, parameters = usualParameters, spent }: CountsOptions = {}
): Promise<CountsPlan> {
  const counted = toGrid(problem, name)
  const { grid, types } = counted
  const { roster: first, lowerBound } = await search(grid)
  const placeOf = ({ day, shiftTypeId, locationId, positionId }: RosterShift) => ({
    day: daysBetween(problem.from, day),
    type: types.typeAt(shiftTypeId!, locationId, positionId),
  })
  const shifts = shiftsOfRoster(problem, counted, first)
  const { roster, dropped } = repair(problem, grid, first, shifts, placeOf)
  const repaired = finished(problem, counted, roster)
  const mixed = () => searchMixes(problem, counted, roster, parameters, spent)
  const plan = repaired.mixCost === 0 ? repaired : better(repaired, finished(problem, counted, mixed()))
  const { planned } = plan
  const assignee = new Map(plan.assignments.map(({ shiftId, personId }) => [shiftId, personId]))
  return {
    version: 2,
    ...plan,
    // No part of the cost is ever below 0, whatever has been proved so far.
    lowerBound: lowerBound === null ? null : Math.max(0, lowerBound),
    blocking: evaluate(planned, assignee, null).blocking - evaluate(planned, new Map(), null).blocking,
    dropped,
  }
}

type Finished = Pick<CountsPlan, 'planned' | 'assignments' | 'cost' | 'mixGaps' | 'mixCost'>

/** A roster of the core model as a plan, with what it costs counted from scratch. */
function finished(problem: RosterProblem, counted: Counted, roster: Uint8Array): Finished {
  const shifts = shiftsOfRoster(problem, counted, roster)
  const { demand: _, ...rest } = problem
  const planned: RosterProblem = { ...rest, shifts }
  const assignments = shifts.map(({ id, currentPersonId }) => ({ shiftId: id, personId: currentPersonId }))
  const mixGaps = skillMixGaps(planned, new Map(shifts.map((shift) => [shift.id, shift.currentPersonId])))
  const weightOf = new Map(problem.skillMix?.map(({ id, weight }) => [id, weight]))
  const mixCost = mixGaps.reduce(
    (sum, { mixId, missingMinutes }) => sum + weightOf.get(mixId)! * missingMinutes,
    0
  )
  return { planned, assignments, cost: gridCost(counted.grid, roster), mixGaps, mixCost }
}

/** What is found when mixes are searched for, if it breaks no more rules and costs less in all. */
function better(before: Finished, after: Finished): Finished {
  // The search weighs what is beyond a rule in eighths of a shift, which may round another way than units do.
  const worse = after.cost.hard - before.cost.hard || totalOf(after) - totalOf(before)
  return worse < 0 ? after : before
}

const totalOf = ({ cost, mixCost }: Finished): number => cost.cost + mixCost
