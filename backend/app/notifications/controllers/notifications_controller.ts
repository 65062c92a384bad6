import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { ownNotifications } from '#app/notifications/queries/own_notifications'
import { listNotificationsValidator } from '#app/notifications/validators/notification'

export default class NotificationsController {
  async index({ request, account }: HttpContext) {
    const paging = pagingOf(await request.validateUsing(listNotificationsValidator))
    const { items, total } = await ownNotifications(account.employeeId, paging)
    return page(items, total, paging)
  }
}
