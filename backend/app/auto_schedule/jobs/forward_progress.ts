import logger from '@adonisjs/core/services/logger'
import { problemQueues, type ProgressEvent } from '@shiftloom/solver/worker/jobs'
import { organisationContext } from '#app/core/organisation_context'
import { queues } from '#app/core/queue/queues'
import { storeProgress } from '#app/auto_schedule/actions/store_progress'

/** Progress between two that are stored is dropped here, before it costs a transaction. */
const PAUSE_MS = 400
const lastHeard = new Map<string, number>()

/** Hears how far the solver is with each run, until the process ends. */
export async function forwardProgress(): Promise<void> {
  for (const queue of problemQueues) {
    const events = await queues.events(queue)
    events.on('progress', ({ jobId, data }) => void hear(jobId, data as unknown as ProgressEvent))
    events.on('completed', ({ jobId }) => lastHeard.delete(jobId))
    events.on('failed', ({ jobId }) => lastHeard.delete(jobId))
  }
}

async function hear(runId: string, { organisationId, data }: ProgressEvent, now = Date.now()): Promise<void> {
  if (now - (lastHeard.get(runId) ?? 0) < PAUSE_MS) return
  lastHeard.set(runId, now)
  try {
    await organisationContext.run(organisationId, () => storeProgress(runId, data))
  } catch (err) {
    logger.error({ err, runId }, 'progress was not stored')
  }
}
