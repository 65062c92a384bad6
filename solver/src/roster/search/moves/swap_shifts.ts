import { UNASSIGNED } from '../../model.ts'
import { anyShift } from './drawn.ts'
import type { Move } from './move.ts'

/** Two people exchange two shifts that lie near each other in time. */
export const swapShifts: Move = (state, random) => {
  const { shifts, allowed, parameters, near } = state.model
  const a = anyShift(state, random)
  const place = near.placeOf[a]! + 1 + random.below(parameters.shiftMoves.swapReach)
  if (place >= near.endOf[a]!) return false
  const b = near.order[place]!
  if (state.scope?.shifts[b] === 0) return false
  const p = state.assignee[a]!
  const q = state.assignee[b]!
  if (p === UNASSIGNED || q === UNASSIGNED || p === q) return false
  if (!allowed[p * shifts.length + b] || !allowed[q * shifts.length + a]) return false
  state.set(a, UNASSIGNED)
  state.set(b, p)
  state.set(a, q)
  return true
}
