import { UNASSIGNED } from '../../model.ts'
import type { Move } from './move.ts'

/** Takes a shift from its assignee: pays when it breaks more than it fills. */
export const release: Move = (state, random) => {
  const shift = random.below(state.model.shifts.length)
  if (state.assignee[shift] === UNASSIGNED) return false
  state.set(shift, UNASSIGNED)
  return true
}
