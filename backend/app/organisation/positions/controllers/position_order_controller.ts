import type { HttpContext } from '@adonisjs/core/http'
import { orderPositions } from '#app/organisation/positions/order_positions'
import { positionOrderValidator } from '#app/organisation/positions/validators/position'

export default class PositionOrderController {
  async update({ request, response }: HttpContext) {
    const { ids } = await request.validateUsing(positionOrderValidator)
    await orderPositions(ids)
    return response.noContent()
  }
}
