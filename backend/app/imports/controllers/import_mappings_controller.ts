import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { findMapping } from '#app/imports/queries/find_mapping'

export default class ImportMappingsController {
  async show({ params }: HttpContext) {
    return result(await findMapping(params.kind))
  }
}
