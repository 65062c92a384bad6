import type { HttpContext } from '@adonisjs/core/http'
import { arrivalOf } from '#app/core/http/arrival'
import { result } from '#app/core/http/result'
import { registerPunch } from '#app/time_tracking/punches/register_punch'
import { punchValidator } from '#app/time_tracking/punches/validators/punch'
import { withdrawPunch } from '#app/time_tracking/punches/withdraw_punch'

export default class OwnPunchesController {
  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(punchValidator)
    response.status(201)
    return result(await registerPunch(input, arrivalOf(request.request)))
  }

  async destroy({ params }: HttpContext) {
    return result(await withdrawPunch(params.id, Date.now()))
  }
}
