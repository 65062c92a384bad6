import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { allOrganisations } from '#app/identity/public/all_organisations'
import { markByClock } from '#app/time_tracking/records/mark_by_clock'
import { recordsQueue } from '#app/time_tracking/marks/marks'
import { settleInUnits } from '#app/time_tracking/records/settle_marked'

registerJob({
  queue: recordsQueue,
  name: 'settle',
  unit: 'own',
  handler: ({ organisationId }) => settleInUnits(organisationId!, Date.now()),
})

/** What the clock alone changes, and marks whose job was lost with its process. */
registerJob({
  queue: recordsQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await allOrganisations(), 'settle_time_records', async (id) => {
      await organisationContext.run(id, () => markByClock(Date.now()))
      await settleInUnits(id, Date.now())
    })
  },
})
registerRecurring({ queue: recordsQueue, name: 'sweep', when: { everyMs: 5 * 60_000 } })
