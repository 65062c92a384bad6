import { rows } from '#app/core/organisation_context'
import { dropEndedDevices } from '#app/notifications/push/subscriptions'

/** Deletes messages after ninety days; gives up mails that the mail port gave up. */
export async function sweepNotifications(): Promise<void> {
  await rows(`delete from notifications where told_at < now() - interval '90 days'`)
  await rows(
    `update notification_deliveries set state = 'failed', last_error = coalesce(last_error, 'mail_given_up'),
       updated_at = now() where state = 'handed' and attempts > 0 and updated_at < now() - interval '25 hours'`
  )
  await dropEndedDevices()
}
