import { NOBODY } from '../../model.ts'
import type { Move } from './move.ts'

/** Takes a shift from whoever has it: pays when it breaks more than it fills. */
export const release: Move = (state, random) => {
  const shift = random.below(state.model.shifts.length)
  if (state.assignee[shift] === NOBODY) return false
  state.set(shift, NOBODY)
  return true
}
