import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import type { ExportLayout } from '#contracts/exports'
import { wordsIn } from '#app/exports/actions/make_file'
import { layouts } from '#app/exports/layouts/layouts'

export default class ExportLayoutsController {
  index({ request }: HttpContext) {
    const words = wordsIn(localeOfRequest(request))
    return result(
      layouts.map<ExportLayout>(({ id, formats, rowKind, needsIntegrationId, columns }) => ({
        id,
        formats: [...formats],
        rowKind,
        needsIntegrationId,
        columns: columns.map(({ header }) => (typeof header === 'string' ? header : words(header.key))),
      }))
    )
  }
}
