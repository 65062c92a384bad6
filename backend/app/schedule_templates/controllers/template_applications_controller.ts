import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { applyTemplate, previewTemplate } from '#app/schedule_templates/applications/apply_template'
import { applyTemplateValidator, previewTemplateValidator } from '#app/schedule_templates/validators/template'

export default class TemplateApplicationsController {
  /** What applying would do; changes nothing. */
  async preview({ request, params }: HttpContext) {
    return result(await previewTemplate(params.id, await request.validateUsing(previewTemplateValidator)))
  }

  async store({ request, params }: HttpContext) {
    return result(await applyTemplate(params.id, await request.validateUsing(applyTemplateValidator)))
  }
}
