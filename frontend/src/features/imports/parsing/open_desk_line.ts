import { releaseProxy, wrap, type Remote } from 'comlink'
import { FileProblem } from './file_problem.ts'
import type { FileDesk } from './file_desk.ts'

export type DeskLine = {
  /** Asks the desk; a worker that broke down or takes too long is a file that cannot be read. */
  ask: <T>(question: (desk: Remote<FileDesk>) => Promise<T>) => Promise<T>
  hangUp: () => void
}

/** A file that unpacks to more than it says would keep the worker busy for ever. */
const longestAnswerMs = 60_000

export function openDeskLine(): DeskLine {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  const desk = wrap<FileDesk>(worker)
  let breakDown: (problem: FileProblem) => void = () => {}
  const broken = new Promise<never>((_, refuse) => {
    breakDown = refuse
  })
  broken.catch(() => {})
  worker.addEventListener('error', () => breakDown(new FileProblem('damaged')))
  return {
    ask: async (question) => {
      const timer = setTimeout(() => {
        worker.terminate()
        breakDown(new FileProblem('too_big_inside'))
      }, longestAnswerMs)
      try {
        return await Promise.race([question(desk), broken])
      } finally {
        clearTimeout(timer)
      }
    },
    hangUp: () => {
      desk[releaseProxy]()
      worker.terminate()
    },
  }
}
