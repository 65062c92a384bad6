import type { Account } from '#app/core/http/account'
import { chosenNotices } from '#app/notifications/queries/chosen_notices'
import { pushSettings } from '#app/notifications/push/push_settings'
import { ownDevices } from '#app/notifications/push/subscriptions'
import { findEmployees } from '#app/organisation/public/find_employees'
import type { NotificationSettings } from '#contracts/notifications'

/** Which notices a person receives, by which channel and where. */
export async function notificationSettings({
  employeeId,
  userId,
  sessionId,
}: Account): Promise<NotificationSettings> {
  const person = employeeId ? (await findEmployees([employeeId])).get(employeeId) : undefined
  return {
    notices: chosenNotices(person?.notificationPreferences ?? {}),
    pushKey: pushSettings()?.publicKey ?? null,
    devices: await ownDevices(userId, sessionId),
  }
}
