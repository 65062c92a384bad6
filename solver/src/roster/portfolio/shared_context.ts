import { gridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import { breachOf } from '../grid_search/packed.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchContext } from '../grid_search/search_context.ts'

type Place = {
  readonly problem: GridProblem
  readonly seed: number
  readonly slot: number
  readonly statistics?: SearchStatistics
  /** Left out: the usual ones. */
  readonly parameters?: Parameters
  readonly budgetMs: number
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
    now,
  }: Place,
  board: Blackboard
): SearchContext {
  const endsAt = now() + budgetMs
  const leftMs = (): number => Math.max(0, endsAt - now())
  return {
    problem,
    seed,
    parameters,
    ...(statistics && { statistics }),
    counted: isCounted,
    leftMs,
    stop: () => board.stopped() || now() >= endsAt || board.bestPacked() <= board.bound() + 1e-6,
    best: () => {
      const written = board.best()
      if (!written || breachOf(written.packed) > 0) return null
      return { roster: written.roster, cost: written.packed }
    },
    offer: (roster, cost) => {
      // Whatever a method believes, nothing gets through that breaks a rule or costs something else.
      const { cost: counted, hard } = gridCost(problem, roster)
      if (hard === 0 && Math.abs(counted - cost) < 1e-6) board.offer(slot, roster, cost)
      else
        console.error(
          `A roster was refused: ${hard} units outside hard rules, ${cost} said, ${counted} counted.`
        )
    },
    proved: (bound) => board.prove(slot, bound),
  }
}
