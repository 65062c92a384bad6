import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { deliveryLog } from '#app/notifications/queries/delivery_log'
import { listDeliveriesValidator } from '#app/notifications/validators/notification'

export default class NoticeDeliveriesController {
  async index({ request }: HttpContext) {
    const { state, channel, search, ...query } = await request.validateUsing(listDeliveriesValidator)
    const paging = pagingOf(query)
    const { items, total } = await deliveryLog({ ...paging, state, channel, search })
    return page(items, total, paging)
  }
}
