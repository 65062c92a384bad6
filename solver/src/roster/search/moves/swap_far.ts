import { UNASSIGNED } from '../../model.ts'
import type { RosterState } from '../roster_state.ts'
import { anyShift, freeCandidate } from './drawn.ts'
import type { Move } from './move.ts'

/** Two people exchange two shifts, wherever they lie: hours stay nearly what they are while nights or weekends move. */
export const swapFar: Move = (state, random) => {
  const a = anyShift(state, random)
  const p = state.assignee[a]!
  if (p === UNASSIGNED) return false
  const q = freeCandidate(state, random, a)
  if (q === UNASSIGNED || p === q) return false
  const given = state.given[q]!
  const first = random.below(Math.max(1, given.length))
  for (let place = 0; place < given.length; place += 1) {
    const b = given[(first + place) % given.length]!
    if (!mayExchange(state, a, b, p, q)) continue
    state.set(a, UNASSIGNED)
    state.set(b, p)
    state.set(a, q)
    return true
  }
  return false
}

/** As far as a look at days tells: the rules are asked later. */
function mayExchange({ model, workDays }: RosterState, a: number, b: number, p: number, q: number): boolean {
  if (!model.allowed[p * model.shifts.length + b]) return false
  return workDays.isSameDay(a, b) || (!workDays.isTaken(a, q) && !workDays.isTaken(b, p))
}
