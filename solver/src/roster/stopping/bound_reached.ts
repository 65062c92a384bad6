import type { Criterion } from './criterion.ts'

/** Ends once the best roster is proved to be best, or lies no further than `within` above what is proved. */
export const boundReached =
  (within: number): Criterion<'optimal'> =>
  ({ cost, bound }) =>
    cost() <= bound() + within ? 'optimal' : null
