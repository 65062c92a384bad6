import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { notificationSettings } from '#app/notifications/queries/notification_settings'
import { notificationSettingsValidator } from '#app/notifications/validators/notification'
import { chooseNotices } from '#app/organisation/public/choose_notices'

export default class NotificationSettingsController {
  async show({ account }: HttpContext) {
    return result(await notificationSettings(account))
  }

  async update({ request, account }: HttpContext) {
    const { notices } = await request.validateUsing(notificationSettingsValidator)
    await chooseNotices(notices)
    return result(await notificationSettings(account))
  }
}
