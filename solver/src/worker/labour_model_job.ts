import { UnrecoverableError, WaitingError, type Job, type Queue } from 'bullmq'
import { rowOf } from '../labour_model/run/plan_location.ts'
import type { ModelProblem, ModelRow } from '../labour_model/run/problem.ts'
import {
  modelResultQueue,
  type FailureCode,
  type ModelJob,
  type ModelProgress,
  type ModelProgressEvent,
  type ModelResultJob,
} from './jobs.ts'
import type { ModelPool } from './labour_model_pool.ts'
import { latestOnly } from './latest_only.ts'
import { anonymous, type Log } from './log.ts'
import type { Orders } from './orders.ts'

export type ModelParts = {
  readonly pool: ModelPool
  readonly orders: Orders
  readonly results: Queue
  /** Aborted when this process has to go: its runs go back to the queue. */
  readonly leaving: AbortSignal
  readonly log: Log
}

/** Makes the shifts of one run and hands them on exactly once, under the run's id. */
export async function runModelJob(
  job: Job<ModelJob>,
  token: string | undefined,
  parts: ModelParts
): Promise<void> {
  const { runId, problem } = job.data.data
  const { log, results } = parts
  if (problem.version !== 1) return fail(job, 'unknown_version', results)
  const cancelling = new AbortController()
  log('info', 'labour model begins', { runId, locations: problem.locations.length })
  try {
    const rows = await rowsOf(job, cancelling, parts)
    await handOnModel(job, { rows }, results)
    log('info', 'labour model ends', { runId, rows: rows.length })
  } catch (error) {
    if (cancelling.signal.aborted) return fail(job, 'cancelled', results)
    if (parts.leaving.aborted) {
      log('info', 'run goes back to the queue', { runId })
      await job.moveToWait(token)
      throw new WaitingError()
    }
    log('error', 'run failed', { runId, error: anonymous(error) })
    return fail(job, 'solver_failed', results)
  }
}

/** Those of all positions, or of those that were planned when a stop was ordered. */
async function rowsOf(
  job: Job<ModelJob>,
  cancelling: AbortController,
  { pool, orders, leaving }: ModelParts
): Promise<ModelRow[]> {
  const { runId, problem } = job.data.data
  const stopping = new AbortController()
  const watch = await orders.watch(runId, {
    stop: () => stopping.abort(),
    cancel: () => cancelling.abort(),
  })
  const progress = latestOnly((data: ModelProgress) =>
    job.updateProgress({ organisationId: job.data.organisationId, data } satisfies ModelProgressEvent)
  )
  const signal = AbortSignal.any([cancelling.signal, leaving])
  try {
    const rows: ModelRow[] = []
    const total = totalOf(problem)
    progress.send({ done: 0, total })
    for (const location of problem.locations) {
      if (stopping.signal.aborted) break
      const needs = await pool.need(location, problem.slotMinutes, signal)
      for (const [at, need] of needs.entries()) {
        if (stopping.signal.aborted) break
        rows.push(await pool.plan(rowOf(location, problem.slotMinutes, need, at), signal))
        progress.send({ done: rows.length, total })
      }
    }
    signal.throwIfAborted()
    return rows
  } finally {
    await progress.settled()
    watch.end()
    if (!leaving.aborted) await watch.forget()
  }
}

const totalOf = ({ locations }: ModelProblem): number =>
  locations.reduce((sum, { positions }) => sum + positions.length, 0)

async function fail(job: Job<ModelJob>, code: FailureCode, results: Queue): Promise<never> {
  await handOnModel(job, { failure: { code } }, results)
  throw new UnrecoverableError(code)
}

type Outcome = { readonly rows: readonly ModelRow[] } | { readonly failure: { readonly code: FailureCode } }

/** Adds the outcome under the run's id: a second one of the same run is not taken. */
export async function handOnModel(job: Job<ModelJob>, outcome: Outcome, results: Queue): Promise<void> {
  const { organisationId, data } = job.data
  const message: ModelResultJob = { organisationId, data: { runId: data.runId, ...outcome } }
  await results.add(modelResultQueue, message, {
    jobId: `result-${data.runId}`,
    attempts: 5,
    backoff: { type: 'exponential', delay: 2000 },
    removeOnComplete: { age: 3600 },
    removeOnFail: { age: 7 * 86_400 },
  })
}
