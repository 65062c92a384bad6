import { releaseProxy, wrap, type Remote } from 'comlink'
import type { JudgeDesk } from './judge_desk.ts'

/** A desk at the other end of a line that may break. */
export type JudgeLine = { desk: Remote<JudgeDesk>; hangUp: () => void }

/** Starts the worker. `broken` is told when it stops by itself; a question it was asked then stays unanswered. */
export function openJudgeLine(broken: (error: unknown) => void): JudgeLine {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('error', broken)
  worker.addEventListener('messageerror', broken)
  const desk = wrap<JudgeDesk>(worker)
  return {
    desk,
    hangUp: () => {
      desk[releaseProxy]()
      worker.terminate()
    },
  }
}
