import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { eraseMetric } from '#app/demand/metrics/erase_metric'
import { erasuresQueue } from '#app/demand/metrics/erasures_queue'
import { sweepErasures } from '#app/demand/metrics/sweep_erasures'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'

registerJob<{ metricId: string }>({
  queue: erasuresQueue,
  unit: 'own',
  handler: ({ organisationId, data }) => eraseMetric(organisationId!, data.metricId),
})

registerJob({
  queue: erasuresQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_metric_erasures', (id) =>
      organisationContext.run(id, () => sweepErasures())
    )
  },
})
registerRecurring({ queue: erasuresQueue, name: 'sweep', when: { everyMs: 60_000 } })
