import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { result } from '#app/core/http/result'
import { settlePeople } from '#app/time_tracking/settlement/settle_people'
import { settlementValidator } from '#app/time_tracking/settlement/validators/settlement'

export default class SettlementsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(settlementValidator)
    return result(await settlePeople(query, localeOfRequest(request), pagingOf(query)))
  }
}
