import type { Criterion } from './criterion.ts'

/** Ends when the best roster has not become cheaper for so many milliseconds; waits for a first one without end. */
export function noImprovement(patienceMs: number): Criterion<'no_improvement'> {
  let best = Infinity
  let since = 0
  return ({ cost, elapsedMs }) => {
    const [now, at] = [cost(), elapsedMs()]
    if (now < best) {
      best = now
      since = at
    }
    return best < Infinity && at - since >= patienceMs ? 'no_improvement' : null
  }
}
