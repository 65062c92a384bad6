import type { Criterion } from './criterion.ts'

/** Ends after so many moves or steps, so that a run can be repeated. */
export const steps =
  (limit: number): Criterion<'iterations'> =>
  (view) =>
    view.steps() >= limit ? 'iterations' : null
