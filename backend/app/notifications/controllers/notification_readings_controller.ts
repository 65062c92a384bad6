import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'
import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { markAllRead, markRead } from '#app/notifications/queries/own_notifications'

export default class NotificationReadingsController {
  async update({ account, params, response }: HttpContext) {
    requireOneself(account)
    if (await markRead(account.employeeId, params.id)) tellOtherScreens(account)
    return response.noContent()
  }

  async updateAll({ account, response }: HttpContext) {
    requireOneself(account)
    if ((await markAllRead(account.employeeId)) > 0) tellOtherScreens(account)
    return response.noContent()
  }
}

/** Messages seen during impersonation do not count as read. */
function requireOneself({ impersonatorUserId }: Account): void {
  if (impersonatorUserId) throw new DomainError('core.forbidden')
}

const tellOtherScreens = ({ userId }: Account) =>
  organisationContext.afterCommit(() => hubs.toUser('notifications', userId, 'notificationsChanged', {}))
