import type { HttpContext } from '@adonisjs/core/http'
import { leaveOutOfProposal } from '#app/auto_schedule/actions/leave_out_of_proposal'
import { omissionValidator } from '#app/auto_schedule/validators/auto_schedule'

export default class AutoScheduleOmissionsController {
  async store({ request, params, response }: HttpContext) {
    await leaveOutOfProposal(params.id, await request.validateUsing(omissionValidator))
    return response.noContent()
  }
}
