import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { rejectModelRun } from '#app/demand/runs/actions/end_model_run'

export default class LabourModelRejectionsController {
  async store({ params }: HttpContext) {
    return result(await rejectModelRun(params.id))
  }
}
