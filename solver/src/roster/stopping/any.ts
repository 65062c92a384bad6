import type { Criterion } from './criterion.ts'

/** Ends as soon as one of them does; they are asked in this order, and the first one that ends says why. */
export function any<Reason extends string>(...criteria: readonly Criterion<Reason>[]): Criterion<Reason> {
  return (view) => {
    for (const criterion of criteria) {
      const reason = criterion(view)
      if (reason !== null) return reason
    }
    return null
  }
}
