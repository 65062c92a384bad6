import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { previewModel } from '#app/demand/runs/actions/preview_model'
import { modelScopeValidator } from '#app/demand/runs/validators/labour_model'

export default class LabourModelChecksController {
  async store({ request }: HttpContext) {
    return result(await previewModel(await request.validateUsing(modelScopeValidator)))
  }
}
