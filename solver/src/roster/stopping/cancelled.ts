import type { Criterion } from './criterion.ts'

/** Ends when asked to from outside. */
export const cancelled =
  (isAsked: () => boolean): Criterion<'stopped'> =>
  () =>
    isAsked() ? 'stopped' : null
