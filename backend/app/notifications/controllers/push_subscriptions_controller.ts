import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { pushSettings } from '#app/notifications/push/push_settings'
import { addSubscription, forgetOwnDevice } from '#app/notifications/push/subscriptions'
import { pushSubscriptionValidator } from '#app/notifications/validators/notification'

export default class PushSubscriptionsController {
  /** The browser that asks shows notices from now on. */
  async store({ request, account, response }: HttpContext) {
    if (account.impersonatorUserId) throw new DomainError('core.forbidden')
    if (!pushSettings()) throw new DomainError('notifications.devices_off')
    const { userId, sessionId } = account
    const subscription = await request.validateUsing(pushSubscriptionValidator)
    const userAgent = request.header('user-agent') ?? null
    const id = await addSubscription({ ...subscription, userId, sessionId, userAgent })
    response.status(201)
    return result({ id })
  }

  async destroy({ account, params, response }: HttpContext) {
    await forgetOwnDevice(account.userId, params.id)
    return response.noContent()
  }
}
