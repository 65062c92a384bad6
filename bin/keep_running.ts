import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf, Refusal } from './refusal.ts'

export interface Kept {
  /** Settles only by rejection: when it keeps ending. */
  failed: Promise<never>
  /** Nothing is started again from then on. */
  leave(): Promise<void>
}

interface Server {
  name: string
  isRunning(): boolean
  start(): Promise<void>
}

interface Limits {
  restarts: number
  /** Doubles with each restart. */
  firstDelayMs: number
  /** One that ran this long starts counting from zero. */
  settledAfterMs: number
  lookEveryMs: number
}

const usual: Limits = { restarts: 4, firstDelayMs: 500, settledAfterMs: 60_000, lookEveryMs: 500 }

/**
 * Starts a server again that ended although it was not asked to, as `startProcesses` does with its own: after a growing
 * pause, until it has ended too often. This one outlives its starter, so it is looked after instead of waited for.
 */
export function keepRunning(
  server: Server,
  { limits = {}, write = console.log }: { limits?: Partial<Limits>; write?: (line: string) => void } = {}
): Kept {
  const { restarts, firstDelayMs, settledAfterMs, lookEveryMs } = { ...usual, ...limits }
  const leaving = new AbortController()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {}) // reported to callers that await it; others need not handle it

  async function watch(): Promise<void> {
    let [ends, startedAt] = [0, Date.now()]
    while (!leaving.signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal: leaving.signal })
      if (server.isRunning()) continue
      if (Date.now() - startedAt > settledAfterMs) ends = 0
      if (ends >= restarts)
        throw new Refusal(`The ${server.name} ended ${ends + 1} times in a row: its log says why.`)
      const pauseMs = firstDelayMs * 2 ** ends
      ends += 1
      write(`${server.name} | ended; starting it again in ${pauseMs / 1000} s`)
      await sleep(pauseMs, undefined, { signal: leaving.signal })
      startedAt = Date.now()
      await server.start().catch((error) => write(`${server.name} | ${messageOf(error)}`))
    }
  }

  const watching = watch().catch((error) => {
    if (!leaving.signal.aborted) reject(error)
  })
  return {
    failed,
    leave: async () => {
      leaving.abort()
      await watching
    },
  }
}
