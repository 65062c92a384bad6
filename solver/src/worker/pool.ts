import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Parameters } from '../roster/parameters/parameters.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterProgress, RosterResult } from '../roster/result.ts'
import type { ThreadStatistics } from '../roster/statistics/search_statistics.ts'
import { boardFor, searchOnThreads } from './roster_portfolio.ts'
import { sharing } from './sharing.ts'
import type { Task } from './task.ts'

/** A thread that wants more fails alone instead of taking the process with it. */
const MEGABYTES_PER_THREAD = 1024
/**
 * Room for short-lived objects. Without a limit V8 doubles it every few dozen runs and never gives it back, though what a
 * search keeps stays the same.
 */
const YOUNG_MEGABYTES_PER_THREAD = 24
/** Threads beyond the first wait so long for the next run before they go. */
const IDLE_MS = 30_000
/** Plans of one run that are searched side by side, at most. */
const MOST_PLANS = 4

export type SearchOptions = {
  /** How to search; the usual way when left out. */
  readonly parameters?: Parameters
  /** Where moves of the first search are counted; left out: nowhere. */
  readonly statistics?: ThreadStatistics
  /** Ends the threads at once; the roster is lost. */
  readonly signal: AbortSignal
  /** Keeps the best so far and ends. */
  readonly stop: AbortSignal
  readonly onProgress: (progress: RosterProgress) => void
  /** A thread was lost, another one takes its place. */
  readonly onLost: (error: unknown) => void
}

export type SearchPool = {
  /**
   * Searches the same roster under several goals side by side: all take the budget of the problem, however few the
   * threads are, and take up what another finds where it is better by their own. Only the first one's progress is
   * reported.
   * @returns what became of each
   */
  readonly search: (
    problems: readonly RosterProblem[],
    options: SearchOptions
  ) => Promise<PromiseSettledResult<RosterResult>[]>
  /** All that are running just now, for tests that end some. */
  readonly threads: () => readonly Worker[]
  readonly close: () => Promise<void>
}

/**
 * Threads for searches, so that the process itself stays free to renew its jobs' locks. Each run has as many as there
 * may be, and they rest while other runs go on, so that all runs have the same part of the processor.
 *
 * @param runs how many there may be at once
 */
export function openPool(threads: number, runs = threads): SearchPool {
  const pool = new Piscina<Task, RosterResult | null>({
    filename: new URL('./task.ts', import.meta.url).href,
    minThreads: 1,
    idleTimeout: IDLE_MS,
    maxThreads: runs * Math.max(threads, MOST_PLANS),
    resourceLimits: {
      maxOldGenerationSizeMb: MEGABYTES_PER_THREAD,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES_PER_THREAD,
    },
    atomics: 'disabled',
    recordTiming: false,
  })
  const join = sharing(threads)
  const run = (task: Task, signal: AbortSignal) => pool.run(task, { signal })
  return {
    search: async (problems, { parameters, statistics, signal, stop, onProgress, onLost }) => {
      const own = threadsOf(threads, problems.length)
      const boards = problems.map((problem, index) => boardFor(problem, own[index]!))
      const meeting = problems.map(() => Promise.withResolvers<void>())
      const all = Promise.all(meeting.map(({ promise }) => promise))
      const leave = join(boards)
      try {
        return await Promise.allSettled(
          problems.map((problem, index) =>
            searchOnThreads(problem, {
              ...(parameters && { parameters }),
              ...(statistics && index === 0 && { statistics }),
              company: {
                boards,
                index,
                met: () => {
                  meeting[index]!.resolve()
                  return all
                },
              },
              stop,
              cancel: signal,
              onProgress: index === 0 ? onProgress : () => {},
              run,
              onLost,
            })
          )
        )
      } finally {
        leave()
      }
    },
    threads: () => pool.threads,
    close: () => pool.destroy(),
  }
}

/** Threads of each of several searches: at least one, and the first has what is left over. */
function threadsOf(threads: number, searches: number): number[] {
  const each = Math.max(1, Math.floor(threads / searches))
  const left = Math.max(0, threads - each * searches)
  return Array.from({ length: searches }, (_, index) => each + (index === 0 ? left : 0))
}
