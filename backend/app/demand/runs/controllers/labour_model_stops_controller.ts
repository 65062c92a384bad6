import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { stopModelRun } from '#app/demand/runs/actions/end_model_run'

export default class LabourModelStopsController {
  async store({ params }: HttpContext) {
    return result(await stopModelRun(params.id))
  }
}
