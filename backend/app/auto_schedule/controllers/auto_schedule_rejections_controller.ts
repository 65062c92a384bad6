import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { rejectProposal } from '#app/auto_schedule/actions/reject_proposal'
import { runOf, seesCost } from '#app/auto_schedule/transformers/run_transformer'

export default class AutoScheduleRejectionsController {
  async store({ params, account }: HttpContext) {
    return result(runOf(await rejectProposal(params.id), { cost: seesCost(account) }))
  }
}
