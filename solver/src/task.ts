import type { MessagePort } from 'node:worker_threads'
import { solveRoster } from './roster/engine.ts'
import type { RosterProblem } from './roster/problem.ts'
import type { RosterResult } from './roster/result.ts'

export type TaskInput = {
  readonly problem: RosterProblem
  /** Gets the progress. */
  readonly port: MessagePort
  /** Four bytes; not 0 means: keep the best so far and end. */
  readonly flag: SharedArrayBuffer
}

/** Runs on a thread of its own and never yields; it is stopped by the flag or with the thread. */
export default function searchTask({ problem, port, flag }: TaskInput): RosterResult {
  try {
    return solveRoster(problem, {
      now: () => performance.now(),
      stopFlag: new Int32Array(flag),
      onProgress: (progress) => port.postMessage(progress),
    })
  } finally {
    port.close()
  }
}
