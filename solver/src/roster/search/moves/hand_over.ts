import { UNASSIGNED } from '../../model.ts'
import { anyShift, freeCandidate } from './drawn.ts'
import type { Move } from './move.ts'

/** Gives a shift to another person: of two drawn candidates the one with less work. */
export const handOver: Move = (state, random) => {
  const shift = anyShift(state, random)
  const from = state.assignee[shift]!
  if (from === UNASSIGNED || state.model.candidates[shift]!.length < 2) return false
  const one = freeCandidate(state, random, shift)
  const other = freeCandidate(state, random, shift)
  if (one === UNASSIGNED || other === UNASSIGNED) return false
  const to = state.tallies.loadOf(one) <= state.tallies.loadOf(other) ? one : other
  if (to === from) return false
  state.set(shift, to)
  return true
}
