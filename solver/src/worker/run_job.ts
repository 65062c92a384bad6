import { UnrecoverableError, WaitingError, type Job, type Queue } from 'bullmq'
import type {
  Alternative,
  AlternativeResult,
  FailureCode,
  ProblemJob,
  ProgressEvent,
  ResultJob,
} from './jobs.ts'
import { resultQueue } from './jobs.ts'
import { latestOnly } from './latest_only.ts'
import { anonymous, type Log } from './log.ts'
import type { Orders } from './orders.ts'
import type { SearchPool } from './pool.ts'
import { checkProblem } from '../roster/demand/check_problem.ts'
import type { RosterProgress, RosterResult } from '../roster/result.ts'

/** Faults of a problem are reported by code, ids and numbers; a few say what is wrong. */
const TOLD_FAULTS = 5

export type RunParts = {
  readonly pool: SearchPool
  readonly orders: Orders
  readonly results: Queue
  /** Aborted when this process has to go: its runs go back to the queue. */
  readonly leaving: AbortSignal
  readonly log: Log
}

/** Searches one run's roster and hands the outcome on exactly once, under the run's id. */
export async function runJob(
  job: Job<ProblemJob>,
  token: string | undefined,
  parts: RunParts
): Promise<void> {
  const { runId, problem } = job.data.data
  const { log } = parts
  if (problem.version !== 2) return fail(job, 'unknown_version', parts.results)
  const faults = checkProblem(problem)
  if (faults.length > 0) {
    log('error', 'problem is faulty', { runId, faults: JSON.stringify(faults.slice(0, TOLD_FAULTS)) })
    return fail(job, 'solver_failed', parts.results)
  }
  log('info', 'run begins', { runId, shifts: problem.shifts.length, people: problem.people.length })
  const cancelling = new AbortController()
  try {
    const { result, alternatives } = await search(job, cancelling, parts)
    await handOn(job, { result, alternatives }, parts.results)
    const { iterations, elapsedMs, stopped, figuresAfter } = result
    log('info', 'run ends', {
      runId,
      iterations,
      elapsedMs,
      stopped,
      unfilledShifts: figuresAfter.unfilledShifts,
    })
  } catch (error) {
    if (cancelling.signal.aborted) {
      log('info', 'run cancelled', { runId })
      return fail(job, 'cancelled', parts.results)
    }
    if (parts.leaving.aborted) {
      log('info', 'run goes back to the queue', { runId })
      await job.moveToWait(token)
      throw new WaitingError()
    }
    log('error', 'run failed', { runId, error: anonymous(error) })
    return fail(job, 'solver_failed', parts.results)
  }
}

async function search(job: Job<ProblemJob>, cancelling: AbortController, parts: RunParts): Promise<Answer> {
  const { runId, problem, alternatives = [] } = job.data.data
  const stopping = new AbortController()
  const watch = await parts.orders.watch(runId, {
    stop: () => stopping.abort(),
    cancel: () => cancelling.abort(),
  })
  const progress = latestOnly((data: RosterProgress) =>
    job.updateProgress({ organisationId: job.data.organisationId, data } satisfies ProgressEvent)
  )
  try {
    const signal = AbortSignal.any([cancelling.signal, parts.leaving])
    signal.throwIfAborted()
    const [asked, ...others] = await parts.pool.search(
      [problem, ...alternatives.map(({ goals }) => ({ ...problem, goals }))],
      {
        signal,
        stop: stopping.signal,
        onProgress: progress.send,
        onLost: (error) => parts.log('warn', 'search thread lost', { runId, error: anonymous(error) }),
      }
    )
    signal.throwIfAborted()
    if (asked?.status !== 'fulfilled') throw asked?.reason
    return { result: asked.value, alternatives: foundAmong(alternatives, others, runId, parts.log) }
  } finally {
    await progress.settled()
    watch.end()
    if (!parts.leaving.aborted) await watch.forget()
  }
}

/** An alternative that fails is left out: the others stand for themselves. */
function foundAmong(
  alternatives: readonly Alternative[],
  outcomes: readonly PromiseSettledResult<RosterResult>[],
  runId: string,
  log: Log
): AlternativeResult[] {
  return alternatives.flatMap(({ key }, index) => {
    const outcome = outcomes[index]!
    if (outcome.status === 'fulfilled') return [{ key, result: outcome.value }]
    log('error', 'alternative failed', { runId, key, error: anonymous(outcome.reason) })
    return []
  })
}

async function fail(job: Job<ProblemJob>, code: FailureCode, results: Queue): Promise<never> {
  await handOn(job, { failure: { code } }, results)
  throw new UnrecoverableError(code)
}

type Answer = { readonly result: RosterResult; readonly alternatives: readonly AlternativeResult[] }
type Outcome = Answer | { readonly failure: { readonly code: FailureCode } }

/** Adds the outcome under the run's id: a second one of the same run is not taken. */
export async function handOn(job: Job<ProblemJob>, outcome: Outcome, results: Queue): Promise<void> {
  const { organisationId, data } = job.data
  const message: ResultJob = { organisationId, data: { runId: data.runId, ...outcome } }
  await results.add(resultQueue, message, {
    jobId: `result-${data.runId}`,
    attempts: 5,
    backoff: { type: 'exponential', delay: 2000 },
    removeOnComplete: { age: 3600 },
    removeOnFail: { age: 7 * 86_400 },
  })
}
