import type { Criterion } from './criterion.ts'

/** Ends after so many milliseconds. */
export const timeBudget =
  (budgetMs: number): Criterion<'budget'> =>
  ({ elapsedMs }) =>
    elapsedMs() >= budgetMs ? 'budget' : null
