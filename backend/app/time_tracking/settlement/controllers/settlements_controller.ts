import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { settlePeople } from '#app/time_tracking/settlement/settle_people'
import { settlementValidator } from '#app/time_tracking/settlement/validators/settlement'

export default class SettlementsController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(settlementValidator)
    const paging = pagingOf(query)
    const { items, total } = await settlePeople(query, collationOf(i18n.locale), paging)
    return page(items, total, paging)
  }
}
