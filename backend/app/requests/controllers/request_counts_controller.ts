import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { countRequest } from '#app/requests/counting/count_request'
import { countByStatus } from '#app/requests/reading/list_requests'
import { countRequestValidator, countsValidator } from '#app/requests/validators/filed_request'
import type { Locale } from '#contracts/enums'

export default class RequestCountsController {
  /** Of a request that is being written. */
  async store({ request, i18n }: HttpContext) {
    const asked = await request.validateUsing(countRequestValidator)
    return result(await countRequest(asked, i18n.locale as Locale))
  }

  /** Of requests by their status. */
  async show({ request, i18n }: HttpContext) {
    const filters = await request.validateUsing(countsValidator)
    return result(await countByStatus(filters, i18n.locale as Locale))
  }
}
