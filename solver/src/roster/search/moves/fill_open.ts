import { UNASSIGNED } from '../../model.ts'
import { anyCandidate } from './drawn.ts'
import type { Move } from './move.ts'

/** Assigns an open shift. */
export const fillOpen: Move = (state, random) => {
  if (state.open.size === 0) return false
  const shift = state.open.at(random.below(state.open.size))
  const person = anyCandidate(state, random, shift)
  if (person === UNASSIGNED) return false
  state.set(shift, person)
  return true
}
