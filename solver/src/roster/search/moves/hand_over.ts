import { UNASSIGNED } from '../../model.ts'
import type { Move } from './move.ts'

/** Gives a shift to another person: of two drawn candidates the one with less work. */
export const handOver: Move = (state, random) => {
  const shift = random.below(state.model.shifts.length)
  const from = state.assignee[shift]!
  const candidates = state.model.candidates[shift]!
  if (from === UNASSIGNED || candidates.length < 2) return false
  const one = random.pick(candidates)
  const other = random.pick(candidates)
  const to = state.tallies.loadOf(one) <= state.tallies.loadOf(other) ? one : other
  if (to === from) return false
  state.set(shift, to)
  return true
}
