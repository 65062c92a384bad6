import type { Blackboard } from '../roster/portfolio/blackboard.ts'

/** A thread works so long between two rests. */
const workMs = 20
/** Looks may be far apart: what was worked too long is not all made up for. */
const longestRestMs = 1_000

/** How long to rest after work, so that work has its share of the time. */
export const restAfter = (workedMs: number, share: number): number =>
  Math.min(longestRestMs, (workedMs * (1 - share)) / share)

/**
 * Rests of a thread whose run shares the processor with other runs. On a busy machine, only time of the processor is
 * work: what other processes took is no reason to rest.
 *
 * @param workedMs milliseconds of the processor that the calling thread has had
 * @returns to be called often
 */
export function rests(
  board: Pick<Blackboard, 'share' | 'rest'>,
  workedMs: () => number = threadMs
): () => void {
  let rested = workedMs()
  return () => {
    const worked = workedMs() - rested
    if (worked < workMs) return
    rested += worked
    const share = board.share()
    if (share < 1) board.rest(restAfter(worked, share))
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
