import { UNASSIGNED } from '../../model.ts'
import type { Move } from './move.ts'
import { passOn } from './pass_on.ts'

/**
 * Fills an open shift with a person blocked by a rule by giving one of her other shifts to a third person,
 * and so on; the last one may stay open.
 *
 * Source: F. Glover, Ejection chains, reference structures and alternating path methods for traveling salesman
 *   problems, 1996, doi:10.1016/0166-218X(94)00037-E.
 */
export const ejectionChain: Move = (state, random) => {
  if (state.open.size === 0) return false
  const shift = state.open.at(random.below(state.open.size))
  const { problem, parameters } = state.model
  const branches = problem.mode === 'repair'
  passOn(state, random, { shift, freed: UNASSIGNED, longest: parameters.shiftMoves.longestChain, branches })
  return state.mark() > 0
}
