import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { allOrganisations } from '#app/identity/public/all_organisations'
import { erasePlaces } from '#app/time_tracking/punches/erase_places'

const queue = 'punch-places'

registerJob({
  queue,
  name: 'erase',
  async handler() {
    await eachOrganisation(await allOrganisations(), 'erase_punch_places', (id) =>
      organisationContext.run(id, erasePlaces)
    )
  },
})
registerRecurring({ queue, name: 'erase', when: { everyMs: 6 * 3_600_000 } })
