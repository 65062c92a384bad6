import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { settlePeople } from '#app/time_tracking/settlement/settle_people'
import { settlementValidator } from '#app/time_tracking/settlement/validators/settlement'

export default class SettlementsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(settlementValidator)
    const paging = pagingOf(query)
    const { items, total } = await settlePeople(query, localeOfRequest(request), paging)
    return page(items, total, paging)
  }
}
