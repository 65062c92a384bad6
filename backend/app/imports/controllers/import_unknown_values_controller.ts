import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { findImport } from '#app/imports/queries/find_import'
import { unknownValues } from '#app/imports/queries/unknown_values'

export default class ImportUnknownValuesController {
  async index({ params }: HttpContext) {
    return result({ items: await unknownValues(await findImport(params.id)) })
  }
}
