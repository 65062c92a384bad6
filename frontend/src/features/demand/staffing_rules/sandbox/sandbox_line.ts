import { releaseProxy, wrap, type Remote } from 'comlink'
import { workerFailure } from '#/lib/failures/worker_failure.ts'
import type { SandboxDesk } from './sandbox_desk.ts'

/** A desk at the other end of a line that may break. */
export type SandboxLine = {
  desk: Pick<Remote<SandboxDesk>, 'open' | 'compare' | 'expect'>
  hangUp: () => void
}

/** Starts the worker. `broken` is called when it stops by itself; a question it was asked then stays unanswered. */
export function openSandboxLine(broken: (error: unknown) => void): SandboxLine {
  const worker = new Worker(new URL('./sandbox.worker.ts', import.meta.url), { type: 'module' })
  const failed = (event: Event) => broken(workerFailure(event, 'sandbox'))
  worker.addEventListener('error', failed)
  worker.addEventListener('messageerror', failed)
  const desk = wrap<SandboxDesk>(worker)
  return {
    desk,
    hangUp: () => {
      desk[releaseProxy]()
      worker.terminate()
    },
  }
}
