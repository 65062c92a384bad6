import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { totalsOfMonth } from '#app/time_tracking/settlement/totals/totals_of_month'
import { settlementTotalsValidator } from '#app/time_tracking/settlement/validators/settlement'

export default class SettlementTotalsController {
  async show({ request }: HttpContext) {
    const { month, locationIds } = await request.validateUsing(settlementTotalsValidator)
    return result(await totalsOfMonth({ month: `${month}-01`, locationIds }))
  }
}
