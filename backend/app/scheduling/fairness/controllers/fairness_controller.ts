import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { fairnessLedger, ownFairness } from '#app/scheduling/fairness/fairness_ledger'
import { ledgerDays } from '#app/scheduling/fairness/ledger_days'
import { fairnessValidator, ownFairnessValidator } from '#app/scheduling/fairness/validators/fairness'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'

export default class FairnessController {
  async index({ request }: HttpContext) {
    const { day, period, locationIds } = await request.validateUsing(fairnessValidator)
    const locations = await locationsInScope(locationIds ?? [])
    return result(
      await fairnessLedger(
        ledgerDays(day, period),
        locations.map(({ id }) => id)
      )
    )
  }

  async own({ request }: HttpContext) {
    const { day, period } = await request.validateUsing(ownFairnessValidator)
    return result(await ownFairness(ledgerDays(day, period)))
  }
}
