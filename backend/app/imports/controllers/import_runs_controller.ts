import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { requestStep } from '#app/imports/actions/request_step'
import { importOf } from '#app/imports/transformers/import_transformer'

export default class ImportRunsController {
  async store({ request, params }: HttpContext) {
    return result(await importOf(await requestStep(params.id, 'run'), localeOfRequest(request)))
  }
}
