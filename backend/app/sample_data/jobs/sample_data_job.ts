import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { sweepSampleData } from '#app/sample_data/actions/sweep_sample_data'
import { WorkSampleData } from '#app/sample_data/actions/work_sample_data'
import { sampleDataAttempts, sampleDataQueue } from '#app/sample_data/sample_data_queue'

registerJob<{ setId: string }>({
  queue: sampleDataQueue,
  unit: 'own',
  handler: ({ organisationId, attempt }) =>
    new WorkSampleData().handle({
      organisationId: organisationId!,
      now: Date.now(),
      lastAttempt: attempt >= sampleDataAttempts,
    }),
})

registerJob({
  queue: sampleDataQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_sample_data', (id) =>
      organisationContext.run(id, () => sweepSampleData())
    )
  },
})
registerRecurring({ queue: sampleDataQueue, name: 'sweep', when: { everyMs: 60_000 } })
