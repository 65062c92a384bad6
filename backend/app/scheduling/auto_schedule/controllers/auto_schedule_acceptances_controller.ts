import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { AcceptProposal } from '#app/scheduling/auto_schedule/actions/accept_proposal'
import { acceptanceValidator } from '#app/scheduling/auto_schedule/validators/auto_schedule'

export default class AutoScheduleAcceptancesController {
  async store({ request, params }: HttpContext) {
    const { override, ...scope } = await request.validateUsing(acceptanceValidator)
    return result(await new AcceptProposal().handle(params.id, scope, override))
  }
}
