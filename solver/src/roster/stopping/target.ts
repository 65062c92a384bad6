import type { Criterion } from './criterion.ts'

/** Ends once a roster costs no more than this. */
export const target =
  (wanted: number): Criterion<'target'> =>
  ({ cost }) =>
    cost() <= wanted ? 'target' : null
