const MINUTE_MS = 60_000

/** Minutes one after the other: the instant of the first, and how many. */
export type MinuteRun = { readonly start: number; readonly count: number }

/** All minutes that begin in a period. */
export const runOf = ({ start, end }: { readonly start: number; readonly end: number }): MinuteRun => ({
  start,
  count: Math.max(0, Math.ceil((end - start) / MINUTE_MS)),
})

export const minutesIn = (runs: readonly MinuteRun[]): number =>
  runs.reduce((total, { count }) => total + count, 0)

/** The minutes of a run that begin before an instant, and the others; both may be none. */
export function cutAt({ start, count }: MinuteRun, instant: number): [MinuteRun, MinuteRun] {
  const before = Math.min(count, Math.max(0, Math.ceil((instant - start) / MINUTE_MS)))
  return [
    { start, count: before },
    { start: start + before * MINUTE_MS, count: count - before },
  ]
}

/** Minutes by their place among all of them, the last one left out, as with arrays. */
export function sliceOf(runs: readonly MinuteRun[], from: number, until = Infinity): MinuteRun[] {
  let passed = 0
  return runs.flatMap(({ start, count }) => {
    const first = Math.max(0, from - passed)
    const kept = Math.min(count, until - passed) - first
    passed += count
    return kept > 0 ? [{ start: start + first * MINUTE_MS, count: kept }] : []
  })
}
