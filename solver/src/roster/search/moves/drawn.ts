import type { Random } from '../../../random.ts'
import { UNASSIGNED } from '../../model.ts'
import type { RosterState } from '../roster_state.ts'

/** Draws at most before what the scope leaves out is drawn after all: a move with it is refused. */
const MOST_DRAWS = 32
/** Those who work on a day may have a second shift now and then. */
const FREE_DRAWS = 5

/** A shift that may change. */
export function anyShift({ model, scope }: RosterState, random: Random): number {
  let shift = random.below(model.shifts.length)
  for (let draws = 1; scope && scope.shifts[shift] === 0 && draws < MOST_DRAWS; draws += 1)
    shift = random.below(model.shifts.length)
  return shift
}

/** One of those who may have a shift, UNASSIGNED where none was found. */
export function anyCandidate({ model, scope }: RosterState, random: Random, shift: number): number {
  const candidates = model.candidates[shift]!
  if (candidates.length === 0) return UNASSIGNED
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const person = random.pick(candidates)
    if (!scope || scope.people[person] === 1) return person
  }
  return UNASSIGNED
}

/** All who may have a shift. */
export const candidatesOf = ({ model, scope }: RosterState, shift: number): number[] =>
  [...model.candidates[shift]!].filter((person) => !scope || scope.people[person] === 1)

/** Of those who may have a shift, one who has none on that day if there is any among a few drawn. */
export function freeCandidate(state: RosterState, random: Random, shift: number): number {
  let person = anyCandidate(state, random, shift)
  for (
    let draws = 1;
    person !== UNASSIGNED && state.workDays.isTaken(shift, person) && draws < FREE_DRAWS;
    draws += 1
  )
    person = anyCandidate(state, random, shift)
  return person
}
