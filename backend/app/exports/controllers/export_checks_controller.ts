import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { checkExport } from '#app/exports/actions/check_export'
import { checkExportValidator } from '#app/exports/validators/export'

export default class ExportChecksController {
  async store({ request }: HttpContext) {
    const { locationIds = [], ...asked } = await request.validateUsing(checkExportValidator)
    return result(await checkExport({ ...asked, locationIds, locale: localeOfRequest(request) }))
  }
}
