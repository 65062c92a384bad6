import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { remindDeciders } from '#app/requests/reminding/remind_deciders'

const queue = 'request_reminders'

registerJob({
  queue,
  name: 'remind',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'remind', (id) =>
      organisationContext.run(id, () => remindDeciders())
    )
  },
})
registerRecurring({ queue, name: 'remind', when: { everyMs: 3_600_000 } })
