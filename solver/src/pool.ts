import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { RosterProblem } from './roster/problem.ts'
import type { RosterProgress, RosterResult } from './roster/result.ts'
import type { TaskInput } from './task.ts'

/** A thread that wants more fails alone instead of taking the process with it. */
const MEGABYTES_PER_THREAD = 1024
/**
 * Room for short-lived objects. Without a limit V8 doubles it every few dozen runs and never gives it back, though what a
 * search keeps stays the same.
 */
const YOUNG_MEGABYTES_PER_THREAD = 24

export type SearchOptions = {
  /** Ends the thread at once; the roster is lost. */
  readonly signal: AbortSignal
  readonly flag: SharedArrayBuffer
  readonly onProgress: (progress: RosterProgress) => void
}

export type SearchPool = {
  readonly search: (problem: RosterProblem, options: SearchOptions) => Promise<RosterResult>
  readonly close: () => Promise<void>
}

/** Threads for searches, so that the process itself stays free to renew its jobs' locks. */
export function openPool(threads: number): SearchPool {
  const pool = new Piscina<TaskInput, RosterResult>({
    filename: new URL('./task.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: {
      maxOldGenerationSizeMb: MEGABYTES_PER_THREAD,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES_PER_THREAD,
    },
    atomics: 'disabled',
    recordTiming: false,
  })
  return {
    search: async (problem, { signal, flag, onProgress }) => {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onProgress)
      try {
        return await pool.run({ problem, port: port2, flag }, { transferList: [port2], signal })
      } finally {
        port1.close()
      }
    },
    close: () => pool.destroy(),
  }
}
