import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { RunBatch } from '#app/exports/actions/run_batch'
import { sweepBatches } from '#app/exports/actions/sweep_batches'
import { exportAttempts, exportsQueue } from '#app/exports/exports_queue'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'

registerJob<{ batchId: string }>({
  queue: exportsQueue,
  unit: 'own',
  handler: ({ organisationId, data, attempt }) =>
    new RunBatch().handle({
      organisationId: organisationId!,
      batchId: data.batchId,
      lastAttempt: attempt >= exportAttempts,
    }),
})

registerJob({
  queue: exportsQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_exports', (id) =>
      organisationContext.run(id, () => sweepBatches())
    )
  },
})
registerRecurring({ queue: exportsQueue, name: 'sweep', when: { everyMs: 30_000 } })
