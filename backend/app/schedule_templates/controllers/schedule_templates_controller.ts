import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { result } from '#app/core/http/result'
import { deleteTemplate, changeTemplate } from '#app/schedule_templates/templates/change_template'
import { templateDetails, templatesOf } from '#app/schedule_templates/templates/load_templates'
import { saveTemplate } from '#app/schedule_templates/templates/save_template'
import {
  changeTemplateValidator,
  saveTemplateValidator,
  templatesValidator,
} from '#app/schedule_templates/validators/template'
import { locationsInScope } from '#app/scheduling/public/scope'

export default class ScheduleTemplatesController {
  async index({ request, i18n }: HttpContext) {
    const { locationIds = [] } = await request.validateUsing(templatesValidator)
    const places = await locationsInScope(locationIds)
    const ids = places.map(({ id }) => id)
    return result(await templatesOf(ids, collationOf(i18n.locale)))
  }

  async show({ params }: HttpContext) {
    return result(await templateDetails(params.id))
  }

  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(saveTemplateValidator)
    response.status(201)
    return result(await saveTemplate(input))
  }

  async update({ request, params }: HttpContext) {
    return result(await changeTemplate(params.id, await request.validateUsing(changeTemplateValidator)))
  }

  async destroy({ params, response }: HttpContext) {
    await deleteTemplate(params.id)
    return response.noContent()
  }
}
