import { gridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import { breachOf } from '../grid_search/packed.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { Blackboard } from './blackboard.ts'
import { any } from '../stopping/any.ts'
import { boundReached } from '../stopping/bound_reached.ts'
import { cancelled } from '../stopping/cancelled.ts'
import type { SearchView } from '../stopping/criterion.ts'
import { noImprovement } from '../stopping/no_improvement.ts'
import { target } from '../stopping/target.ts'
import { timeBudget } from '../stopping/time_budget.ts'
import type { SearchContext } from '../grid_search/search_context.ts'

/** Costs nearer to each other than this are the same. */
const SAME_COST = 1e-6

/** Criteria that may end a search before its budget. */
export type EarlyEnd = {
  /** A roster that costs no more is good enough. */
  readonly target?: number
  /** So long without a cheaper roster is long enough; in the unit of the budget. */
  readonly patienceMs?: number
}

type Place = {
  readonly problem: GridProblem
  readonly seed: number
  readonly slot: number
  readonly statistics?: SearchStatistics
  /** Left out: the usual ones. */
  readonly parameters?: Parameters
  readonly budgetMs: number
  /** What ends the search before its budget; left out: a proved optimum alone. */
  readonly early?: EarlyEnd
  /** Whether `now` counts steps. */
  readonly counted?: boolean
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** A method's view of the blackboard. */
export function contextFor(
  {
    problem,
    seed,
    slot,
    budgetMs,
    counted: isCounted = false,
    parameters = usualParameters,
    statistics,
    early = {},
    now,
  }: Place,
  board: Blackboard
): SearchContext {
  const startedAt = now()
  const elapsedMs = (): number => now() - startedAt
  const leftMs = (): number => Math.max(0, budgetMs - elapsedMs())
  const view: SearchView = {
    elapsedMs,
    steps: elapsedMs,
    cost: () => board.bestPacked(),
    bound: () => board.bound(),
  }
  const ended = any<string>(
    cancelled(() => board.stopped()),
    timeBudget(budgetMs),
    boundReached(SAME_COST),
    ...(early.target === undefined ? [] : [target(early.target)]),
    ...(early.patienceMs === undefined ? [] : [noImprovement(early.patienceMs)])
  )
  return {
    problem,
    seed,
    parameters,
    ...(statistics && { statistics }),
    counted: isCounted,
    leftMs,
    stop: () => ended(view) !== null,
    best: () => {
      const written = board.best()
      if (!written || breachOf(written.packed) > 0) return null
      return { roster: written.roster, cost: written.packed }
    },
    offer: (roster, cost) => {
      // Whatever a method believes, nothing gets through that breaks a rule or costs something else.
      const { cost: counted, hard } = gridCost(problem, roster)
      if (hard === 0 && Math.abs(counted - cost) < SAME_COST) board.offer(slot, roster, cost)
      else
        console.error(
          `A roster was refused: ${hard} units outside hard rules, ${cost} said, ${counted} counted.`
        )
    },
    proved: (bound) => board.prove(slot, bound),
  }
}
