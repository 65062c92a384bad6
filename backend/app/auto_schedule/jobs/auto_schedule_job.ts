import { resultQueue, type ResultJob } from '@shiftloom/solver/worker/jobs'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { sweepRuns } from '#app/auto_schedule/actions/sweep_runs'
import { forwardProgress } from '#app/auto_schedule/jobs/forward_progress'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'

registerJob<ResultJob['data']>({
  queue: resultQueue,
  concurrency: 2,
  handler: ({ data }) => storeAnswer(data),
})

registerJob({
  queue: resultQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_runs', (id) =>
      organisationContext.run(id, () => sweepRuns())
    )
  },
})
registerRecurring({ queue: resultQueue, name: 'sweep', when: { everyMs: 15_000 } })

await forwardProgress()
