import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { allOrganisations } from '#app/identity/public/all_organisations'
import { announceAlerts } from '#app/time_tracking/alerts/announce_alerts'
import { raiseAlerts } from '#app/time_tracking/alerts/raise_alerts'

const queue = 'time-alerts'

registerJob({
  queue,
  name: 'look',
  async handler() {
    await eachOrganisation(await allOrganisations(), 'alert_about_time', async (id) => {
      await organisationContext.run(id, () => raiseAlerts(Date.now()))
      await announceAlerts(id)
    })
  },
})
registerRecurring({ queue, name: 'look', when: { everyMs: 60_000 } })
