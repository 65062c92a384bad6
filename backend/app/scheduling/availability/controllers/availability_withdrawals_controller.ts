import type { HttpContext } from '@adonisjs/core/http'
import { clearDays } from '#app/scheduling/availability/clear_days'
import { clearingValidator } from '#app/scheduling/availability/validators/availability'

export default class AvailabilityWithdrawalsController {
  async store({ request, response }: HttpContext) {
    await clearDays(await request.validateUsing(clearingValidator))
    return response.noContent()
  }
}
