import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { requestCalendarValidator, requireCalendarDays } from '#app/requests/validators/request_calendar'
import { waitingRequests } from '#app/requests/waiting/waiting_requests'
import type { Locale } from '#contracts/enums'

export default class WaitingRequestsController {
  async index({ request, i18n }: HttpContext) {
    const days = requireCalendarDays(await request.validateUsing(requestCalendarValidator))
    return result(await waitingRequests(days, i18n.locale as Locale))
  }
}
