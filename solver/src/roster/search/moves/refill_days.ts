import { NOBODY } from '../../model.ts'
import type { Random } from '../random.ts'
import type { RosterState } from '../roster_state.ts'
import type { Move } from './move.ts'
import { passOn } from './pass_on.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 3

/**
 * Takes from somebody the work of a few days around an open shift and fills what is open there anew, in drawn order:
 * whoever takes two open shifts may have to give up two others for them.
 */
export const refillDays: Move = (state, random) => {
  if (state.open.size === 0) return false
  const { shifts, candidates } = state.model
  const open = state.open.at(random.below(state.open.size))
  if (candidates[open]!.length === 0) return false
  const person = random.pick(candidates[open]!)
  const from = shifts[open]!.start - random.below(LONGEST_DAYS) * DAY_MS
  const until = from + LONGEST_DAYS * DAY_MS
  const given = state.given[person]!.filter((s) => shifts[s]!.start >= from && shifts[s]!.start < until)
  for (const shift of given) state.set(shift, NOBODY)
  state.set(open, person)
  if (!state.settle()) return false
  for (const shift of openBetween(state, random, from, until)) passOn(state, random, { shift, ...directly })
  return true
}

const directly = { freed: NOBODY, longest: 1, branches: false }

/** The open shifts that begin in the time, in drawn order. */
function openBetween(state: RosterState, random: Random, from: number, until: number): number[] {
  const all = Array.from({ length: state.open.size }, (_, i) => state.open.at(i))
  const drawn = all.filter(
    (s) => state.model.shifts[s]!.start >= from && state.model.shifts[s]!.start < until
  )
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!]
  }
  return drawn
}
