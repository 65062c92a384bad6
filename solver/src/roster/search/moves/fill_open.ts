import type { Move } from './move.ts'

/** Assigns an open shift. */
export const fillOpen: Move = (state, random) => {
  if (state.open.size === 0) return false
  const shift = state.open.at(random.below(state.open.size))
  const candidates = state.model.candidates[shift]!
  if (candidates.length === 0) return false
  state.set(shift, random.pick(candidates))
  return true
}
