import { findEmployees } from '#app/organisation/public/find_employees'
import { localeOfPerson } from '#app/notifications/delivery/locale_of_person'
import type { Outcome, PendingDelivery } from '#app/notifications/delivery/pending_delivery'
import { pushMessage } from '#app/notifications/push/push_message'
import { pushSettings } from '#app/notifications/push/push_settings'
import { sendPush, type Post } from '#app/notifications/push/send_push'
import { forgetDevice, subscriptionsOf } from '#app/notifications/push/subscriptions'

/** Reaches every device of the person that was not reached yet; those that are gone for good are forgotten. */
export async function deliverPush(delivery: PendingDelivery, post: Post): Promise<Outcome> {
  const settings = pushSettings()
  const person = (await findEmployees([delivery.employeeId])).get(delivery.employeeId)
  if (!settings || delivery.kind === 'account') return { state: 'dropped', code: 'not_configured' }
  if (!person?.userId || person.archived) return { state: 'dropped', code: 'archived' }
  const message = pushMessage(delivery.notificationId, delivery, await localeOfPerson(person))
  const reached = [...delivery.reached]
  let failure: string | null = null
  for (const device of await subscriptionsOf(person.userId)) {
    if (reached.includes(device.id)) continue
    const answer = await sendPush(device, message, settings, post)
    if (answer.state === 'reached') reached.push(device.id)
    else if (answer.state === 'gone') await forgetDevice(device.id)
    else failure = answer.code
  }
  if (failure) return { state: 'failed', code: failure, reached }
  return reached.length > 0 ? { state: 'sent', reached } : { state: 'dropped', code: 'no_device' }
}
