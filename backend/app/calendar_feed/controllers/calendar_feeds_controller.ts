import type { HttpContext } from '@adonisjs/core/http'
import { closeFeed, openFeed, ownFeed } from '#app/calendar_feed/actions/own_feed'
import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'
import { result } from '#app/core/http/result'
import type { OpenedCalendarFeed } from '#contracts/calendar_feed'

export default class CalendarFeedsController {
  async show() {
    return result(await ownFeed())
  }

  async store({ account }: HttpContext) {
    requireOneself(account)
    const opened: OpenedCalendarFeed = { path: `/calendar/${await openFeed()}.ics` }
    return result(opened)
  }

  async destroy({ account, response }: HttpContext) {
    requireOneself(account)
    await closeFeed()
    return response.noContent()
  }
}

/** An address outlives the seat it was made in. */
function requireOneself({ impersonatorUserId }: Account): void {
  if (impersonatorUserId) throw new DomainError('identity.not_while_impersonating')
}
