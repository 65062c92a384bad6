import { wholePeople } from '../rules/ceiling.ts'

/** Whole persons that a plan still lacks in each slot; half a person missing is one. */
export const gapOf = (need: ArrayLike<number>, present: ArrayLike<number>): Int32Array =>
  Int32Array.from({ length: need.length }, (_, slot) => wholePeople(need[slot]! - present[slot]!))
