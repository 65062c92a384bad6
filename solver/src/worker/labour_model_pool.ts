import { Piscina } from 'piscina'
import type { NeedRow } from '../labour_model/run/need_row.ts'
import type { RowToPlan } from '../labour_model/run/plan_row.ts'
import type { ModelLocation, ModelRow } from '../labour_model/run/problem.ts'
import type { ModelTask } from './labour_model_task.ts'

const MEGABYTES_PER_THREAD = 512
/** The thread waits so long for the next run before it goes. */
const IDLE_MS = 30_000

/** A thread for shifts made from demand: none until the first run. */
export type ModelPool = {
  readonly need: (location: ModelLocation, slotMinutes: number, signal: AbortSignal) => Promise<NeedRow[]>
  readonly plan: (row: RowToPlan, signal: AbortSignal) => Promise<ModelRow>
  readonly close: () => Promise<void>
}

export function openModelPool(): ModelPool {
  const pool = new Piscina<ModelTask, NeedRow[] & ModelRow>({
    filename: new URL('./labour_model_task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_PER_THREAD },
    atomics: 'disabled',
    recordTiming: false,
  })
  return {
    need: (location, slotMinutes, signal) => pool.run({ kind: 'need', location, slotMinutes }, { signal }),
    plan: (row, signal) => pool.run({ kind: 'plan', row }, { signal }),
    close: () => pool.destroy(),
  }
}
