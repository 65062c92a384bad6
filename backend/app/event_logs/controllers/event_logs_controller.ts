import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { eventChoices, eventDetails, listEvents } from '#app/event_logs/queries/event_logs'
import { eventsFile } from '#app/event_logs/queries/events_file'
import { exportEventsValidator, listEventsValidator } from '#app/event_logs/validators/event_logs'

/** What happened in the organisation, for its administrators. */
export default class EventLogsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(listEventsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listEvents(query, paging, localeOfRequest(request))
    return page(items, total, paging)
  }

  async show({ params, request }: HttpContext) {
    return result(await eventDetails(params.id, localeOfRequest(request)))
  }

  async choices() {
    return result(await eventChoices())
  }

  async file({ request, response, i18n }: HttpContext) {
    const filters = await request.validateUsing(exportEventsValidator)
    return response
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', attachmentNamed(`${i18n.formatMessage('event_logs.file')}.csv`))
      .send(await eventsFile(filters, i18n, localeOfRequest(request)))
  }
}
