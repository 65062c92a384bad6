import type { Best } from './found.ts'
import type { RosterState } from './roster_state.ts'

/** Less than this is rounding. */
const GAIN = 1e-9

/** Takes the present plan down where it is the best so far. */
export function rememberBest(state: RosterState, best: Best): void {
  const score = state.score()
  if (score >= best.score - GAIN) return
  best.score = score
  best.assignee.set(state.assignee)
}

/** Brings a remembered roster back; it kept the rules when it was remembered, so it keeps them now. */
export function restore(state: RosterState, assignee: Int32Array): void {
  assignee.forEach((person, shift) => {
    if (state.assignee[shift] !== person) state.set(shift, -1)
  })
  assignee.forEach((person, shift) => state.set(shift, person))
  state.settle()
  state.keep()
}
