import { UNASSIGNED } from '../model.ts'
import { cheapestAssignment } from './cheapest_assignment.ts'
import type { RosterState } from './roster_state.ts'

/** Shifts that stay together, and who has them. */
export type Bundle = { readonly shifts: readonly number[]; readonly holder: number }

export type Reassigning = {
  /** At most one of each person. Open ones may stay open. */
  readonly bundles: readonly Bundle[]
  /** Who may get one of them, beside those who have them now. */
  readonly others: readonly number[]
  /** Asked now and then; once it is true, everything stays as it is. */
  readonly isDue: () => boolean
}

/**
 * Takes bundles of shifts from their people and gives them out again as the score likes best, at most one to a person.
 * Apart from skill mixes a score is a sum over people, so this is an assignment problem: the best of all ways at once.
 *
 * Source: R. K. Ahuja, Ö. Ergun, J. B. Orlin, A. P. Punnen, A survey of very large-scale neighborhood search
 *   techniques, 2002, doi:10.1016/S0166-218X(01)00338-9.
 * @returns how many placements were tried
 */
export function reassign(state: RosterState, { bundles, others, isDue }: Reassigning): number {
  const before = state.score()
  const taken = bundles.filter((bundle) => takeAway(state, bundle))
  const holders = taken.map(({ holder }) => holder).filter((holder) => holder !== UNASSIGNED)
  const people = [...new Set([...holders, ...others])]
  const { costs, tries } = priced(state, taken, people, isDue)
  const chosen = costs && cheapestAssignment(costs, taken.length, people.length + taken.length)
  const give = (holderOf: (place: number) => number): boolean => {
    for (const [place, { shifts }] of taken.entries())
      for (const shift of shifts) state.set(shift, holderOf(place))
    return state.settle()
  }
  const isNoWorse = chosen && give((place) => people[chosen[place]!] ?? UNASSIGNED) && state.score() <= before
  if (!isNoWorse) {
    state.undo()
    give((place) => taken[place]!.holder)
  }
  state.keep()
  return tries
}

/** Whether their holder may do without them: a rule can ask for shifts. */
function takeAway(state: RosterState, { shifts, holder }: Bundle): boolean {
  if (holder === UNASSIGNED) return true
  for (const shift of shifts) state.set(shift, UNASSIGNED)
  const holds = state.settle()
  if (holds) state.keep()
  else state.undo()
  return holds
}

type Priced = {
  /**
   * [bundle * (people + bundles) + person] what giving it to them changes, Infinity where a rule forbids it. Behind the
   * people, a place for each bundle that stays open. null: it was time to end.
   */
  readonly costs: Float64Array | null
  readonly tries: number
}

function priced(
  state: RosterState,
  taken: readonly Bundle[],
  people: readonly number[],
  isDue: () => boolean
): Priced {
  const { allowed, shifts: all } = state.model
  const width = people.length + taken.length
  const costs = new Float64Array(taken.length * width).fill(Infinity)
  const base = state.score()
  let tries = taken.length
  for (const [column, person] of people.entries()) {
    if (isDue()) return { costs: null, tries }
    for (const [place, { shifts }] of taken.entries()) {
      if (!shifts.every((shift) => allowed[person * all.length + shift])) continue
      tries += 1
      for (const shift of shifts) state.set(shift, person)
      if (state.settle()) costs[place * width + column] = state.score() - base
      state.undo()
    }
  }
  taken.forEach((_, place) => (costs[place * width + people.length + place] = 0))
  return { costs, tries }
}
