import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { cancelImport } from '#app/imports/actions/cancel_import'
import { requireKind } from '#app/imports/actions/require_kind'
import { createImport } from '#app/imports/actions/create_import'
import { findImport, listImports } from '#app/imports/queries/find_import'
import { importOf, importsOf } from '#app/imports/transformers/import_transformer'
import { createImportValidator, listImportsValidator } from '#app/imports/validators/import'

export default class ImportsController {
  async index({ request }: HttpContext) {
    const { kind, ...asked } = await request.validateUsing(listImportsValidator)
    const paging = pagingOf(asked)
    const { items, total } = await listImports(paging, kind)
    return page(await importsOf(items, localeOfRequest(request)), total, paging)
  }

  async show({ request, params }: HttpContext) {
    return result(await importOf(await findImport(params.id), localeOfRequest(request)))
  }

  async store({ request, response, account }: HttpContext) {
    const { columns, ...asked } = await request.validateUsing(createImportValidator)
    requireKind(asked.kind, account)
    // Columns without a header arrive as null.
    const named = columns.map(({ header, field }) => ({ header: header ?? '', field }))
    const made = await createImport({ ...asked, columns: named })
    response.status(201)
    return result(await importOf(made, localeOfRequest(request)))
  }

  async destroy({ request, params }: HttpContext) {
    return result(await importOf(await cancelImport(params.id), localeOfRequest(request)))
  }
}
