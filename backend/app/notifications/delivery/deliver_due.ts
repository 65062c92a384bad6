import logger from '@adonisjs/core/services/logger'
import { organisationContext } from '#app/core/organisation_context'
import { isOutage } from '#app/core/outage/is_outage'
import { anonymous } from '#app/core/queue/job_failure'
import { deliverMail } from '#app/notifications/delivery/deliver_mail'
import { deliverPush } from '#app/notifications/delivery/deliver_push'
import {
  dueDeliveries,
  nextDue,
  takeDelivery,
  type PendingDelivery,
} from '#app/notifications/delivery/pending_delivery'
import { recordOutcome } from '#app/notifications/delivery/record_outcome'
import type { Post } from '#app/notifications/push/send_push'

type Options = { now?: Date; post?: Post }

/**
 * Makes an attempt at every delivery of the organisation that is due, each in a unit of work of its own: one that fails
 * holds up no other. The log says what to do, so this may run at any time, and in several processes.
 *
 * @param post how push services are called, for tests
 * @throws what a store that is away throws
 * @returns when the next one is due; null when none waits
 */
export async function deliverDue(
  organisationId: string,
  { now = new Date(), post = fetch }: Options = {}
): Promise<Date | null> {
  const inside = <T>(work: () => Promise<T>) => organisationContext.run(organisationId, work)
  for (const id of await inside(() => dueDeliveries(now)))
    try {
      await inside(async () => {
        const delivery = await takeDelivery(id)
        if (delivery) await recordOutcome(delivery, await attempt(delivery, post), now)
      })
    } catch (error) {
      // A store that is away says nothing of the delivery, which is due again with the next round.
      if (isOutage(error)) throw error
      const { name, code, frames } = anonymous(error)
      logger.error({ delivery: { id, name, code, frames } }, 'delivery failed')
      await inside(async () => {
        const delivery = await takeDelivery(id)
        const failure = { state: 'failed', code: code ?? name } as const
        if (delivery) await recordOutcome(delivery, { ...failure, reached: delivery.reached }, now)
      })
    }
  return inside(nextDue)
}

const attempt = (delivery: PendingDelivery, post: Post) =>
  delivery.channel === 'mail' ? deliverMail(delivery) : deliverPush(delivery, post)
