/** What follows a cycle takes a part of its time as well. */
const WITH_GIVING_OUT = 1.2
/** So many cycles from the end on, their lengths are made to fit. */
const FITTED = 3

/** From the best plan so far, how many moves from which temperature on. */
export type Cycle = { readonly length: number; readonly heat: number }

/** A cycle that ends with the search instead of being cut off by its end, and none too short to be worth it after it. */
export function fitted({ length, heat }: Cycle, movesLeft: number): Cycle {
  const whole = length * WITH_GIVING_OUT
  const cycles = Math.max(1, Math.round(movesLeft / whole))
  return { length: cycles > FITTED ? length : Math.max(1, movesLeft / cycles / WITH_GIVING_OUT), heat }
}
