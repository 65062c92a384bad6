import type { Model } from '../model.ts'

/** What follows a cycle takes a part of its time as well. */
const WITH_GIVING_OUT = 1.2
/** So many cycles from the end on, their lengths are made to fit. */
const FITTED = 3

/** How many moves, and from which temperature on. */
export type Cycle = { readonly length: number; readonly heat: number }

/** Moves of a cycle at most; with no people as with one. */
export const longestOf = ({ people, parameters: { search } }: Model): number =>
  search.longestCycle * Math.max(1, people.length)

/** A cycle as hot as so many moves can cool: a plan with few of them for each person must not be melted. */
export function cycleOf(model: Model, length: number): Cycle {
  const { weights, parameters } = model
  const { hottest, coldest } = parameters.search
  const share = Math.sqrt(length / longestOf(model))
  return { length, heat: Math.max(coldest, share * Math.max(hottest, weights.perDisturbed / 2)) }
}

/** Moves of a cycle that ends with the search instead of being cut off by its end; none too short to be worth it is left. */
export function fitted(length: number, movesLeft: number): number {
  const whole = length * WITH_GIVING_OUT
  const cycles = Math.max(1, Math.round(movesLeft / whole))
  return cycles > FITTED ? length : Math.max(1, Math.round(movesLeft / cycles / WITH_GIVING_OUT))
}
