import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { fillGreedily, takeCurrent } from '../search/construct.ts'
import { RosterState } from '../search/roster_state.ts'
import { Stopping } from '../search/stopping.ts'

/** A plan made in one go, without searching: what people have now, and open shifts given away one by one. */
export function filled(problem: RosterProblem): RosterState {
  const state = new RosterState(modelOf(problem))
  takeCurrent(state)
  fillGreedily(state, new Stopping({ budgetMs: 60_000, iterationLimit: null, stopFlag: null, now: () => 0 }))
  return state
}
