import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { allOrganisations } from '#app/identity/public/all_organisations'
import { markByClock } from '#app/time_tracking/records/mark_by_clock'
import { recordsQueue } from '#app/time_tracking/marks/marks'
import { settleMarked } from '#app/time_tracking/records/settle_marked'

registerJob({ queue: recordsQueue, name: 'settle', handler: () => settleMarked(Date.now()) })

/** What the clock alone changes, and marks whose job was lost with its process. */
registerJob({
  queue: recordsQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await allOrganisations(), 'settle_time_records', (id) =>
      organisationContext.run(id, async () => {
        await markByClock(Date.now())
        await settleMarked(Date.now())
      })
    )
  },
})
registerRecurring({ queue: recordsQueue, name: 'sweep', when: { everyMs: 5 * 60_000 } })
