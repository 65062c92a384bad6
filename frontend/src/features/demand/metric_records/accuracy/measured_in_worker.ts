import { releaseProxy, wrap } from 'comlink'
import { workerFailure } from '#/lib/failures/worker_failure.ts'
import type { MeasureDesk, Measured, Measuring } from './measure_desk.ts'

/** Measures metrics one after the other beside the page; a worker that breaks is an error. */
export async function measuredInWorker(asked: readonly Measuring[]): Promise<Measured[]> {
  const worker = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' })
  const desk = wrap<MeasureDesk>(worker)
  const broken = new Promise<never>((_, reject) => {
    for (const kind of ['error', 'messageerror'])
      worker.addEventListener(kind, (event) => reject(workerFailure(event, 'accuracy')))
  })
  try {
    const found: Measured[] = []
    for (const one of asked) found.push(await Promise.race([desk.measure(one), broken]))
    return found
  } finally {
    desk[releaseProxy]()
    worker.terminate()
  }
}
