import { UNASSIGNED } from '../../model.ts'
import type { Random } from '../../../random.ts'
import type { RosterState } from '../roster_state.ts'
import { anyCandidate, anyShift } from './drawn.ts'
import { givenBetween } from './given_between.ts'
import type { Move } from './move.ts'

const DAY_MS = 86_400_000

/**
 * Writes some days of a person again: gives back what they have there and takes a shift on most of the days, mostly open
 * ones. Where a run must not be shorter than some days, no single shift leads from one plan to another.
 */
export const rewriteDays: Move = (state, random) => {
  const { shifts, parameters } = state.model
  const { longestRewrite, rewrittenBefore, rewrittenWork } = parameters.shiftMoves
  const at = anyShift(state, random)
  const person = anyCandidate(state, random, at)
  if (person === UNASSIGNED) return false
  const from = shifts[at]!.start - random.below(rewrittenBefore) * DAY_MS
  const until = from + (1 + random.below(longestRewrite)) * DAY_MS
  for (const shift of givenBetween(state, person, from, until)) state.set(shift, UNASSIGNED)
  let first = at
  while (first > 0 && shifts[first - 1]!.start >= from) first -= 1
  for (let s = first; s < shifts.length && shifts[s]!.start < until;) {
    let next = s
    while (next < shifts.length && shifts[next]!.day === shifts[s]!.day) next += 1
    if (random.next() < rewrittenWork) takeOne(state, random, person, s, next)
    s = next
  }
  return state.mark() > 0
}

/** Gives the person one of the shifts `[first, end)` of a day, when the one drawn can be had. */
function takeOne(state: RosterState, random: Random, person: number, first: number, end: number): void {
  const shift = first + random.below(end - first)
  const { allowed, shifts, parameters } = state.model
  if (!allowed[person * shifts.length + shift] || state.scope?.shifts[shift] === 0) return
  if (state.assignee[shift] !== UNASSIGNED && random.next() >= parameters.shiftMoves.rewrittenTaken) return
  state.set(shift, person)
}
