import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { listSpecialDays } from '#app/demand/special_days/list_special_days'
import {
  changeSpecialDays,
  createSpecialDays,
  deleteSpecialDays,
} from '#app/demand/special_days/save_special_days'
import {
  changeSpecialDaysValidator,
  createSpecialDaysValidator,
  deleteSpecialDaysValidator,
  specialDaysSpanValidator,
} from '#app/demand/special_days/validators/special_days'
import { locationsInScope } from '#app/scheduling/public/scope'

export default class SpecialDaysController {
  async index({ request, params }: HttpContext) {
    const span = await request.validateUsing(specialDaysSpanValidator)
    await locationsInScope([params.locationId])
    return result(await listSpecialDays(params.locationId, span))
  }

  async store({ request, params, response }: HttpContext) {
    const input = await request.validateUsing(createSpecialDaysValidator)
    response.status(201)
    return result(await createSpecialDays(params.locationId, input))
  }

  async update({ request, params }: HttpContext) {
    return result(await changeSpecialDays(params.id, await request.validateUsing(changeSpecialDaysValidator)))
  }

  async destroy({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(deleteSpecialDaysValidator)
    await deleteSpecialDays(params.id, version)
    return response.noContent()
  }
}
