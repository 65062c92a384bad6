import { UNASSIGNED } from '../model.ts'
import type { RosterState } from './roster_state.ts'
import type { Stopping } from './stopping.ts'

/**
 * Starts from what people have now, as far as rules let them keep it: all that a person has at once where that holds,
 * since parts of a run may be too short, else shift by shift.
 */
export function takeCurrent(state: RosterState): void {
  const { current, allowed, shifts } = state.model
  const held = Map.groupBy(current.keys(), (shift) => current[shift]!)
  for (const [person, own] of held) {
    if (person === UNASSIGNED || own.some((shift) => !allowed[person * shifts.length + shift])) continue
    for (const shift of own) state.set(shift, person)
    if (state.settle()) state.keep()
    else state.undo()
  }
  state.model.current.forEach((person, shift) => {
    if (person === UNASSIGNED || !state.model.allowed[person * state.model.shifts.length + shift]) return
    state.set(shift, person)
    if (state.settle()) state.keep()
    else state.undo()
  })
}

/** Fills open shifts greedily, those with the fewest candidates first, each with whom the score likes best. */
export function fillGreedily(state: RosterState, stopping: Stopping): void {
  const open = Array.from({ length: state.open.size }, (_, i) => state.open.at(i))
  const { candidates } = state.model
  open.sort((a, b) => candidates[a]!.length - candidates[b]!.length || a - b)
  for (const shift of open) {
    if (stopping.dueNow()) return
    const person = bestFor(state, shift)
    if (person === UNASSIGNED) continue
    state.set(shift, person)
    state.settle()
    state.keep()
  }
}

/** Who makes the score best, UNASSIGNED when leaving the shift open is better or no one may. */
function bestFor(state: RosterState, shift: number): number {
  let best = UNASSIGNED
  let bestScore = state.score()
  for (const person of state.model.candidates[shift]!) {
    state.set(shift, person)
    if (state.settle() && state.score() < bestScore) {
      bestScore = state.score()
      best = person
    }
    state.undo()
  }
  return best
}
