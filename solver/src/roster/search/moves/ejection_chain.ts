import { UNASSIGNED } from '../../model.ts'
import type { Move } from './move.ts'
import { passOn } from './pass_on.ts'

/**
 * Fills an open shift with a person blocked by a rule by giving one of her other shifts to a third person,
 * and so on; the last one may stay open.
 */
export const ejectionChain: Move = (state, random) => {
  if (state.open.size === 0) return false
  const shift = state.open.at(random.below(state.open.size))
  const { problem, parameters } = state.model
  const branches = problem.mode === 'repair'
  passOn(state, random, { shift, freed: UNASSIGNED, longest: parameters.shiftMoves.longestChain, branches })
  return state.mark() > 0
}
