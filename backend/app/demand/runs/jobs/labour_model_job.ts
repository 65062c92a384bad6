import logger from '@adonisjs/core/services/logger'
import {
  modelQueue,
  modelResultQueue,
  type ModelProgressEvent,
  type ModelResultJob,
} from '@shiftloom/solver/worker/jobs'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { queues } from '#app/core/queue/queues'
import { storeModelAnswer } from '#app/demand/runs/actions/store_model_answer'
import { storeModelProgress } from '#app/demand/runs/actions/store_model_progress'
import { sweepModelRuns } from '#app/demand/runs/actions/sweep_model_runs'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'

registerJob<ModelResultJob['data']>({
  queue: modelResultQueue,
  concurrency: 1,
  handler: ({ data }) => storeModelAnswer(data),
})

registerJob({
  queue: modelResultQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_model_runs', (id) =>
      organisationContext.run(id, () => sweepModelRuns())
    )
  },
})
registerRecurring({ queue: modelResultQueue, name: 'sweep', when: { everyMs: 15_000 } })

const events = await queues.events(modelQueue)
events.on('progress', ({ jobId, data }) => void hear(jobId, data as unknown as ModelProgressEvent))

async function hear(runId: string, { organisationId, data }: ModelProgressEvent): Promise<void> {
  try {
    await organisationContext.run(organisationId, () => storeModelProgress(runId, data))
  } catch (err) {
    logger.error({ err, runId }, 'progress was not stored')
  }
}
