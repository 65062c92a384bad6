import { UNASSIGNED } from '../../model.ts'
import { anyShift } from './drawn.ts'
import type { Move } from './move.ts'

/** Takes a shift from its assignee: pays when it breaks more than it fills. */
export const release: Move = (state, random) => {
  const shift = anyShift(state, random)
  if (state.assignee[shift] === UNASSIGNED) return false
  state.set(shift, UNASSIGNED)
  return true
}
