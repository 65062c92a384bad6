import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { acceptBreach, takeBackAcceptance } from '#app/scheduling/acceptances/accept_breach'
import { ruleAcceptanceValidator } from '#app/scheduling/acceptances/validators/rule_acceptance'

export default class RuleAcceptancesController {
  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(ruleAcceptanceValidator)
    response.status(201)
    return result(await acceptBreach(input))
  }

  async destroy({ params, response }: HttpContext) {
    await takeBackAcceptance(params.id)
    return response.noContent()
  }
}
