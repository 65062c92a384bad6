import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { eraseOrganisations } from '#app/office/actions/erase_organisations'
import { endTrials } from '#app/office/actions/end_trials'

/** Work of the provider that comes back by the clock. */
const officeQueue = 'office'

registerJob({ queue: officeQueue, name: 'end_trials', unit: 'own', handler: () => endTrials() })
registerRecurring({ queue: officeQueue, name: 'end_trials', when: { everyMs: 10 * 60_000 } })

registerJob({
  queue: officeQueue,
  name: 'erase_organisations',
  unit: 'own',
  handler: () => eraseOrganisations(),
})
registerRecurring({ queue: officeQueue, name: 'erase_organisations', when: { everyMs: 60 * 60_000 } })
