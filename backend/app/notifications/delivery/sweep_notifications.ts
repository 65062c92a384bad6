import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { dropEndedDevices } from '#app/notifications/push/subscriptions'

/** Deletes messages after ninety days; gives up mails that the mail port gave up. */
export async function sweepNotifications(): Promise<void> {
  await database()
    .deleteFrom('notifications')
    .where('toldAt', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  await database()
    .updateTable('notificationDeliveries')
    .set(({ fn, val }) => ({
      state: 'failed',
      lastError: fn.coalesce('lastError', val('mail_given_up')),
    }))
    .where('state', '=', 'handed')
    .where('attempts', '>', 0)
    .where('updatedAt', '<', sql<Date>`now() - interval '25 hours'`)
    .execute()
  await dropEndedDevices()
}
