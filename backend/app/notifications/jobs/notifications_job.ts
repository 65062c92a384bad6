import { onMailOutcome } from '#app/core/mail/mail_outcomes'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { recordMailOutcome } from '#app/notifications/delivery/record_mail_outcome'
import { sweepNotifications } from '#app/notifications/delivery/sweep_notifications'
import { notificationsQueue, wake } from '#app/notifications/queue/notifications_queue'

onMailOutcome(recordMailOutcome)

registerJob({
  queue: notificationsQueue,
  unit: 'own',
  concurrency: 2,
  async handler({ organisationId }) {
    const nextAt = await deliverDue(organisationId!)
    if (nextAt) await wake(organisationId!, nextAt)
  },
})

/** Catches what no wake-up reached, and forgets what is old. */
registerJob({
  queue: notificationsQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_notifications', async (id) => {
      await organisationContext.run(id, sweepNotifications)
      await deliverDue(id)
    })
  },
})
registerRecurring({ queue: notificationsQueue, name: 'sweep', when: { everyMs: 5 * 60_000 } })
