import { BoundWatch } from '../bound/bound_watch.ts'
import type { Model } from '../model.ts'
import { anneal } from './anneal.ts'
import { fillGreedily, takeCurrent } from './construct.ts'
import { SURELY_BEST, type Best, type Found } from './found.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import { Random } from '../../random.ts'
import { RosterState } from './roster_state.ts'
import type { Stopping } from './stopping.ts'
import type { Team } from './together/team.ts'

/** How one of several searches sees the others. */
export type Others = {
  /** Hands in a plan; it is copied. */
  readonly offer: (best: Best) => void
  readonly proved: (bound: number) => void
  readonly counted: (moves: number) => void
  /** The best anybody has found, when it scores less than `score`. */
  readonly better: (score: number) => Best | null
  /** The highest bound anybody has proved; -Infinity while there is none. */
  readonly bound: () => number
}

export type SearchInput = {
  readonly model: Model
  readonly seed: number
  readonly stopping: Stopping
  /** Of the time, what raising the bound may use; null: by moves alone, whatever the clock says. */
  readonly boundShare: number | null
  readonly others?: Others
  /** Threads that work on one plan with this one; left out: none. */
  readonly team?: Team
  /** Where moves are counted; left out: nowhere. */
  readonly statistics?: SearchStatistics
  /** Called every few hundred moves. */
  readonly onLook?: (found: Found) => void
}

/** Greedy construction, then annealing with a bound that is raised beside it. */
export function searchRoster({
  model,
  seed,
  stopping,
  boundShare,
  others,
  team,
  statistics,
  onLook,
}: SearchInput): Found {
  const { lookEvery } = model.parameters.search
  const state = new RosterState(model)
  takeCurrent(state)
  fillGreedily(state, stopping)
  const watch = new BoundWatch(model, { share: boundShare, elapsedMs: () => stopping.elapsedMs() })
  const lowerBound = (): number => Math.max(watch.best, others?.bound() ?? -Infinity)
  const isBest = (score: number): boolean => score - lowerBound() < SURELY_BEST
  let offered = Infinity
  let nextLook = 0
  const look = (iterations: number, best: Best): void => {
    nextLook = iterations + lookEvery
    if (boundShare !== 0 && watch.look(iterations, best.score, () => stopping.dueNow()))
      others?.proved(watch.best)
    if (best.score < offered) others?.offer(best)
    offered = best.score
    others?.counted(iterations)
    onLook?.({ best, lowerBound: lowerBound(), iterations })
    if (isBest(best.score)) stopping.reason ??= 'optimal'
  }
  const best = anneal({
    state,
    random: new Random(seed),
    stopping,
    isBest,
    onStep: (iteration, found) => iteration >= nextLook && look(iteration, found),
    better: (score) => others?.better(score) ?? null,
    ...(team && { team }),
    ...(statistics && { statistics }),
  })
  others?.offer(best)
  others?.counted(best.iterations)
  return { best, lowerBound: lowerBound(), iterations: best.iterations }
}
