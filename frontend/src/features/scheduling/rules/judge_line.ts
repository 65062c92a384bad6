import { releaseProxy, wrap, type Remote } from 'comlink'
import { workerFailure } from '#/lib/failures/worker_failure.ts'
import type { JudgeDesk } from './judge_desk.ts'

/** A desk at the other end of a line that may break. */
export type JudgeLine = { desk: Remote<JudgeDesk>; hangUp: () => void }

/** Starts the worker. `broken` is called when it stops by itself; a question it was asked then stays unanswered. */
export function openJudgeLine(broken: (error: unknown) => void): JudgeLine {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' })
  const failed = (event: Event) => broken(workerFailure(event, 'judge'))
  worker.addEventListener('error', failed)
  worker.addEventListener('messageerror', failed)
  const desk = wrap<JudgeDesk>(worker)
  return {
    desk,
    hangUp: () => {
      desk[releaseProxy]()
      worker.terminate()
    },
  }
}
