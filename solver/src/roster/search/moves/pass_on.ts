import { UNASSIGNED } from '../../model.ts'
import type { Random } from '../../../random.ts'
import type { RosterState } from '../roster_state.ts'
import { anyCandidate } from './drawn.ts'

const DAY_MS = 86_400_000

export type Passing = {
  readonly shift: number
  /** The person who has just given it up. */
  readonly freed: number
  readonly longest: number
  /** Whether the end of the chain may give up two shifts at once. */
  readonly branches: boolean
}

/** Whether the shift, and all that was given up for it, has found a person; what was passed on stays so either way. */
export function passOn(state: RosterState, random: Random, passing: Passing): boolean {
  let { shift, freed } = passing
  for (let length = 0; length < passing.longest; length += 1) {
    if (placedDirectly(state, random, shift, freed)) return true
    const person = someoneElse(state, random, shift, freed)
    if (person === UNASSIGNED) return false
    const ejected = ejectFor(state, random, shift, person)
    if (ejected === UNASSIGNED) return passing.branches && swapForTwo(state, random, shift, person)
    shift = ejected
    freed = person
  }
  return false
}

/**
 * Gives `shift` to a person and passes on two of her near shifts: she may have to give up the days before and after it.
 * Leaves everything as it is when no two find a person.
 */
function swapForTwo(state: RosterState, random: Random, shift: number, person: number): boolean {
  const near = nearShifts(state, shift, person)
  const branch = { freed: person, longest: state.model.parameters.shiftMoves.longestBranch, branches: false }
  for (const [index, one] of near.entries()) {
    for (const other of near.slice(index + 1)) {
      const mark = state.mark()
      state.set(one, UNASSIGNED)
      state.set(other, UNASSIGNED)
      state.set(shift, person)
      if (
        state.settle() &&
        passOn(state, random, { ...branch, shift: one }) &&
        passOn(state, random, { ...branch, shift: other })
      )
        return true
      state.undo(mark)
    }
  }
  return false
}

function nearShifts({ model, given }: RosterState, shift: number, person: number): number[] {
  const { start } = model.shifts[shift]!
  // A shift further away than this cannot free a person under daily and weekly rules.
  const reachMs = model.parameters.shiftMoves.passReach * DAY_MS
  return given[person]!.filter((other) => Math.abs(model.shifts[other]!.start - start) < reachMs)
}

function placedDirectly(state: RosterState, random: Random, shift: number, freed: number): boolean {
  const { directTries } = state.model.parameters.shiftMoves
  for (let i = 0; i < directTries; i += 1) {
    const person = someoneElse(state, random, shift, freed)
    if (person === UNASSIGNED) return false
    const mark = state.mark()
    state.set(shift, person)
    if (state.settle()) return true
    state.undo(mark)
  }
  return false
}

function someoneElse(state: RosterState, random: Random, shift: number, freed: number): number {
  const person = anyCandidate(state, random, shift)
  return person === freed ? UNASSIGNED : person
}

/** Gives `shift` to `person` and takes one near shift from her; gives that one back, or UNASSIGNED when none helps. */
function ejectFor(state: RosterState, random: Random, shift: number, person: number): number {
  const near = nearShifts(state, shift, person)
  const first = random.below(Math.max(1, near.length))
  for (let i = 0; i < near.length; i += 1) {
    const ejected = near[(first + i) % near.length]!
    const mark = state.mark()
    state.set(ejected, UNASSIGNED)
    state.set(shift, person)
    if (state.settle()) return ejected
    state.undo(mark)
  }
  return UNASSIGNED
}
