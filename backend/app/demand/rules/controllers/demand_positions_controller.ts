import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changePosition } from '#app/demand/rules/change_position'
import { changePositionValidator } from '#app/demand/rules/validators/demand_rule'

export default class DemandPositionsController {
  async update({ request, params }: HttpContext) {
    const { locationId, positionId } = params
    const change = await request.validateUsing(changePositionValidator)
    return result(await changePosition({ locationId, positionId }, change))
  }
}
