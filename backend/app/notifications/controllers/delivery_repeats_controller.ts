import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { wake } from '#app/notifications/queue/notifications_queue'
import { repeatDelivery } from '#app/notifications/queries/delivery_log'

export default class DeliveryRepeatsController {
  async store({ params, response }: HttpContext) {
    await repeatDelivery(params.id)
    await record({
      action: 'notifications.repeat_delivery',
      entity: 'notification_delivery',
      entityId: params.id,
    })
    const { id } = organisationContext.current()
    organisationContext.afterCommit(() => wake(id, new Date()))
    return response.noContent()
  }
}
