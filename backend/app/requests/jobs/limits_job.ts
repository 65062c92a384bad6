import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { openThisYear } from '#app/requests/limits/opening/open_year'

const queue = 'request_limits'

registerJob({
  queue,
  name: 'open_year',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'open_year', (id) =>
      organisationContext.run(id, () => openThisYear())
    )
  },
})
registerRecurring({ queue, name: 'open_year', when: { everyMs: 6 * 3_600_000 } })
