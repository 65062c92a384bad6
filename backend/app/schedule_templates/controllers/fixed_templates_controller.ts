import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { fillFixed, previewFixed } from '#app/schedule_templates/applications/fixed_templates'
import { fillFixedValidator, previewFixedValidator } from '#app/schedule_templates/validators/template'

export default class FixedTemplatesController {
  /** What filling in would do; changes nothing. */
  async preview({ request }: HttpContext) {
    return result(await previewFixed(await request.validateUsing(previewFixedValidator)))
  }

  async store({ request }: HttpContext) {
    return result(await fillFixed(await request.validateUsing(fillFixedValidator)))
  }
}
