import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { cancelModelRun } from '#app/demand/runs/actions/end_model_run'

export default class LabourModelCancellationsController {
  async store({ params }: HttpContext) {
    return result(await cancelModelRun(params.id))
  }
}
