import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { personCalendar, requestCalendar } from '#app/requests/calendar/request_calendar'
import { requestCalendarValidator, requireCalendarDays } from '#app/requests/validators/request_calendar'
import type { Locale } from '#contracts/enums'

export default class RequestCalendarsController {
  async index({ request, i18n }: HttpContext) {
    const days = requireCalendarDays(await request.validateUsing(requestCalendarValidator))
    return result(await requestCalendar(days, i18n.locale as Locale))
  }

  async show({ request, params, i18n }: HttpContext) {
    const days = requireCalendarDays(await request.validateUsing(requestCalendarValidator))
    return result(await personCalendar(params.id, days, i18n.locale as Locale))
  }
}
