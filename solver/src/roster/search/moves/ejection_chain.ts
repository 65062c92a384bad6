import { NOBODY } from '../../model.ts'
import type { Random } from '../random.ts'
import type { RosterState } from '../roster_state.ts'
import type { Move } from './move.ts'

const LONGEST_CHAIN = 4
const DIRECT_TRIES = 6
/** A shift further away than this cannot free a person under daily and weekly rules. */
const REACH_MS = 4 * 86_400_000

/**
 * Fills an open shift with somebody who is in the way of a rule by giving one of her other shifts to a third person,
 * and so on; the last one may stay open.
 */
export const ejectionChain: Move = (state, random) => {
  if (state.open.size === 0) return false
  let shift = state.open.at(random.below(state.open.size))
  let freed = NOBODY
  for (let length = 0; length < LONGEST_CHAIN; length += 1) {
    if (placedDirectly(state, random, shift, freed)) return true
    const person = someoneElse(state, random, shift, freed)
    if (person === NOBODY) break
    const ejected = ejectFor(state, random, shift, person)
    if (ejected === NOBODY) {
      if (state.model.problem.mode === 'repair') swapForTwo(state, random, shift, person)
      break
    }
    shift = ejected
    freed = person
  }
  return state.mark() > 0
}

/** Gives `shift` to somebody and two of her near shifts to others who can have them; leaves everything when none helps. */
function swapForTwo(state: RosterState, random: Random, shift: number, person: number): void {
  const near = nearShifts(state, shift, person)
  for (const [index, one] of near.entries()) {
    for (const other of near.slice(index + 1)) {
      const mark = state.mark()
      state.set(one, NOBODY)
      state.set(other, NOBODY)
      state.set(shift, person)
      if (
        state.settle() &&
        placedDirectly(state, random, one, person) &&
        placedDirectly(state, random, other, person)
      )
        return
      state.undo(mark)
    }
  }
}

function nearShifts({ model, given }: RosterState, shift: number, person: number): number[] {
  const { start } = model.shifts[shift]!
  return given[person]!.filter((other) => Math.abs(model.shifts[other]!.start - start) < REACH_MS)
}

function placedDirectly(state: RosterState, random: Random, shift: number, freed: number): boolean {
  for (let i = 0; i < DIRECT_TRIES; i += 1) {
    const person = someoneElse(state, random, shift, freed)
    if (person === NOBODY) return false
    const mark = state.mark()
    state.set(shift, person)
    if (state.settle()) return true
    state.undo(mark)
  }
  return false
}

function someoneElse(state: RosterState, random: Random, shift: number, freed: number): number {
  const candidates = state.model.candidates[shift]!
  if (candidates.length === 0) return NOBODY
  const person = random.pick(candidates)
  return person === freed ? NOBODY : person
}

/** Gives `shift` to `person` and takes one near shift from her; gives that one back, or NOBODY when none helps. */
function ejectFor(state: RosterState, random: Random, shift: number, person: number): number {
  const near = nearShifts(state, shift, person)
  const first = random.below(Math.max(1, near.length))
  for (let i = 0; i < near.length; i += 1) {
    const ejected = near[(first + i) % near.length]!
    const mark = state.mark()
    state.set(ejected, NOBODY)
    state.set(shift, person)
    if (state.settle()) return ejected
    state.undo(mark)
  }
  return NOBODY
}
