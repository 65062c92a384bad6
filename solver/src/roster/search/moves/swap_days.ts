import { UNASSIGNED } from '../../model.ts'
import type { RosterState } from '../roster_state.ts'
import { anyCandidate, anyShift } from './drawn.ts'
import { givenBetween } from './given_between.ts'
import type { Move } from './move.ts'

const DAY_MS = 86_400_000

/** Two people exchange everything they were given in a run of days. */
export const swapDays: Move = (state, random) => {
  const { shifts, parameters } = state.model
  const first = anyShift(state, random)
  const p = state.assignee[first]!
  if (p === UNASSIGNED) return false
  const q = anyCandidate(state, random, first)
  if (q === UNASSIGNED || p === q) return false
  const from = shifts[first]!.start
  const until = from + (1 + random.below(parameters.shiftMoves.longestSwap)) * DAY_MS
  const own = givenBetween(state, p, from, until)
  const other = givenBetween(state, q, from, until)
  if (!allAllowed(state, own, q) || !allAllowed(state, other, p)) return false
  for (const shift of own) state.set(shift, UNASSIGNED)
  for (const shift of other) state.set(shift, p)
  for (const shift of own) state.set(shift, q)
  return true
}

const allAllowed = (state: RosterState, given: readonly number[], person: number): boolean =>
  given.every((shift) => state.model.allowed[person * state.model.shifts.length + shift])
