import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { sweepAttachments } from '#app/requests/attachments/sweep_attachments'

const queue = 'attachments'

registerJob({
  queue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_attachments', (id) =>
      organisationContext.run(id, sweepAttachments)
    )
  },
})
registerRecurring({ queue, name: 'sweep', when: { everyMs: 3_600_000 } })
