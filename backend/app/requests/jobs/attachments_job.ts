import { organisationContext } from '#app/core/organisation_context'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { sweepAttachments } from '#app/requests/attachments/sweep_attachments'

const queue = 'attachments'

registerJob({
  queue,
  name: 'sweep',
  async handler() {
    for (const id of await recentlyUsedOrganisations()) await organisationContext.run(id, sweepAttachments)
  },
})
registerRecurring({ queue, name: 'sweep', when: { everyMs: 3_600_000 } })
