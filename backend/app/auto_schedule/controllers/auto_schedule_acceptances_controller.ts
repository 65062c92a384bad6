import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { acceptProposal } from '#app/auto_schedule/actions/accept_proposal'
import { seesCost } from '#app/auto_schedule/transformers/run_transformer'
import { acceptanceValidator } from '#app/auto_schedule/validators/auto_schedule'

export default class AutoScheduleAcceptancesController {
  async store({ request, params, account }: HttpContext) {
    const { override, variant, ...part } = await request.validateUsing(acceptanceValidator)
    const accepting = { variant, part, override, seesCost: seesCost(account) }
    return result(await acceptProposal(params.id, accepting))
  }
}
