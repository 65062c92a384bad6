import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeStaffing } from '#app/demand/staffing/change_staffing'
import { findStaffing } from '#app/demand/staffing/find_staffing'
import { changeStaffingValidator } from '#app/demand/staffing/validators/staffing'

export default class PositionStaffingController {
  async show({ params: { locationId, positionId } }: HttpContext) {
    return result(await findStaffing({ locationId, positionId }))
  }

  async update({ request, params: { locationId, positionId } }: HttpContext) {
    const change = await request.validateUsing(changeStaffingValidator)
    return result(await changeStaffing({ locationId, positionId }, change))
  }
}
