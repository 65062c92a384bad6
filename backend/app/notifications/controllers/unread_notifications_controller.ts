import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { countUnread } from '#app/notifications/queries/own_notifications'
import type { UnreadNotifications } from '#contracts/notifications'

export default class UnreadNotificationsController {
  async show({ account }: HttpContext) {
    const answer: UnreadNotifications = { unread: await countUnread(account.employeeId) }
    return result(answer)
  }
}
