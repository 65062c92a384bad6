import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { allOrganisations } from '#app/identity/public/all_organisations'
import { decideDue } from '#app/scheduling/claims/deciding/decide_due'

const queue = 'open_shifts'

registerJob({
  queue,
  name: 'decide',
  async handler() {
    await eachOrganisation(await allOrganisations(), 'decide_open_shifts', (id) => decideDue(id, Date.now()))
  },
})
registerRecurring({ queue, name: 'decide', when: { everyMs: 60_000 } })
