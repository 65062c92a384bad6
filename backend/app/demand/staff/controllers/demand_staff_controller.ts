import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { plannedStaff } from '#app/demand/staff/planned_staff'
import { staffValidator } from '#app/demand/staff/validators/staff'

export default class DemandStaffController {
  async show({ request, params }: HttpContext) {
    return result(await plannedStaff(params.locationId, await request.validateUsing(staffValidator)))
  }
}
