import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { acceptModelRun } from '#app/demand/runs/actions/accept_model_run'
import { acceptModelValidator } from '#app/demand/runs/validators/labour_model'

export default class LabourModelAcceptancesController {
  async store({ request, params }: HttpContext) {
    return result(await acceptModelRun(params.id, await request.validateUsing(acceptModelValidator)))
  }
}
