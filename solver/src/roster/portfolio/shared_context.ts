import type { GridProblem } from '../grid_model/grid_problem.ts'
import { breachOf } from '../grid_search/packed.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchContext } from './search_context.ts'

type Place = {
  readonly problem: GridProblem
  readonly seed: number
  readonly slot: number
  readonly budgetMs: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** A method's view of the blackboard. */
export function contextFor({ problem, seed, slot, budgetMs, now }: Place, board: Blackboard): SearchContext {
  const endsAt = now() + budgetMs
  const leftMs = (): number => Math.max(0, endsAt - now())
  return {
    problem,
    seed,
    leftMs,
    stop: () => board.stopped() || now() >= endsAt || board.bestPacked() <= board.bound() + 1e-6,
    best: () => {
      const written = board.best()
      if (!written || breachOf(written.packed) > 0) return null
      return { roster: written.roster, cost: written.packed }
    },
    offer: (roster, cost) => board.offer(slot, roster, cost),
    proved: (bound) => board.prove(slot, bound),
  }
}
