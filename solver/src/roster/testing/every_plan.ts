import { UNASSIGNED, type Model } from '../model.ts'
import { RosterState } from '../search/roster_state.ts'

/**
 * Every plan of a small problem that keeps the rules, passed one after the other: the state holds it during the call.
 * The number of plans is the product over shifts of candidates plus one: tests keep it small.
 */
export function everyPlan(model: Model, tell: (state: RosterState) => void): void {
  const chosen = new Int32Array(model.shifts.length).fill(UNASSIGNED)
  const choose = (shift: number): void => {
    if (shift === chosen.length) {
      const state = new RosterState(model)
      chosen.forEach((person, s) => state.set(s, person))
      if (state.settle()) tell(state)
      return
    }
    for (const person of [UNASSIGNED, ...model.candidates[shift]!]) {
      chosen[shift] = person
      choose(shift + 1)
    }
  }
  choose(0)
}

export const plansOf = ({ candidates }: Model): number =>
  candidates.reduce((total, people) => total * (people.length + 1), 1)

/** The least score of any plan. */
export function leastScore(model: Model): number {
  let least = Infinity
  everyPlan(model, (state) => (least = Math.min(least, state.score())))
  return least
}
