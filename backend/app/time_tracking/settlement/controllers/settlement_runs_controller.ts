import type { HttpContext } from '@adonisjs/core/http'
import { cancelRun, startRun } from '#app/time_tracking/settlement/months/runs'
import { settlementRunValidator } from '#app/time_tracking/settlement/validators/settlement'

export default class SettlementRunsController {
  async store({ request, response }: HttpContext) {
    const { month } = await request.validateUsing(settlementRunValidator)
    await startRun(`${month}-01`)
    response.noContent()
  }

  async cancel({ request, response }: HttpContext) {
    const { month } = await request.validateUsing(settlementRunValidator)
    await cancelRun(`${month}-01`)
    response.noContent()
  }
}
