import { UNASSIGNED } from '../../model.ts'
import type { Random } from '../../../random.ts'
import type { RosterState } from '../roster_state.ts'
import { ejectionChain } from './ejection_chain.ts'
import type { Move } from './move.ts'

/**
 * Gives a person whose plan is changed back what they have now, and what they got beside it to others: rather to
 * those whose plan is changed already; it stays open if no one can take it.
 */
export const giveBack: Move = (state, random) => {
  const { shifts, current } = state.model
  const first = random.below(shifts.length)
  let person = UNASSIGNED
  for (let step = 0; step < shifts.length && person === UNASSIGNED; step += 1) {
    const shift = (first + step) % shifts.length
    if (state.assignee[shift] === current[shift]) continue
    person = disturbedOf(state, random, shift)
  }
  if (person === UNASSIGNED) return false
  const gained = state.given[person]!.filter((shift) => current[shift] !== person)
  for (const shift of gained) state.set(shift, UNASSIGNED)
  current.forEach((holder, shift) => {
    if (holder === person && state.model.allowed[person * shifts.length + shift]) state.set(shift, person)
  })
  if (!state.settle()) return false
  let left = false
  for (const shift of gained) {
    const isPlaced =
      place(state, random, shift, (other) => other !== person && state.tallies.isDisturbed(other)) ||
      place(state, random, shift, (other) => other !== person)
    left ||= !isPlaced
  }
  // What no one can take as things are may go to a person who gives away work of her own.
  if (left) ejectionChain(state, random)
  return true
}

/** One of the two people of a shift that has changed hands. */
function disturbedOf({ assignee, model }: RosterState, random: Random, shift: number): number {
  const [one, other] = [assignee[shift]!, model.current[shift]!]
  if (one === UNASSIGNED || other === UNASSIGNED) return Math.max(one, other)
  return random.next() < 0.5 ? one : other
}

/** Gives a shift to a person who may and can have it; false if a few tries found no one. */
function place(state: RosterState, random: Random, shift: number, may: (person: number) => boolean): boolean {
  const { giveBackTries } = state.model.parameters.shiftMoves
  const candidates = state.model.candidates[shift]!
  for (let attempt = 0; attempt < giveBackTries && candidates.length > 0; attempt += 1) {
    const person = random.pick(candidates)
    if (!may(person)) continue
    const mark = state.mark()
    state.set(shift, person)
    if (state.settle()) return true
    state.undo(mark)
  }
  return false
}
