import { UNASSIGNED } from '../../model.ts'
import type { RosterState } from '../roster_state.ts'
import { givenBetween } from './given_between.ts'
import type { Move } from './move.ts'
import { passOn } from './pass_on.ts'

const DAY_MS = 86_400_000
/** A person takes the shift, or gives up another one for it, which stays open. */
const throughOneHand = { freed: UNASSIGNED, longest: 1, branches: false }

/**
 * Takes the work of a few days around an open shift from a person and fills what is open there again, in drawn order:
 * a person who takes two open shifts may have to give up two others for them.
 */
export const refillDays: Move = (state, random) => {
  if (state.open.size === 0) return false
  const { shifts, candidates, parameters } = state.model
  const { longestRefill } = parameters.shiftMoves
  const open = state.open.at(random.below(state.open.size))
  if (candidates[open]!.length === 0) return false
  const person = random.pick(candidates[open]!)
  const from = shifts[open]!.start - random.below(longestRefill) * DAY_MS
  const until = from + longestRefill * DAY_MS
  for (const shift of givenBetween(state, person, from, until)) state.set(shift, UNASSIGNED)
  state.set(open, person)
  if (!state.settle()) return false
  for (const shift of random.shuffle(openBetween(state, from, until)))
    passOn(state, random, { shift, ...throughOneHand })
  return true
}

const openBetween = ({ open, model: { shifts } }: RosterState, from: number, until: number): number[] =>
  Array.from({ length: open.size }, (_, i) => open.at(i)).filter(
    (shift) => shifts[shift]!.start >= from && shifts[shift]!.start < until
  )
