import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { findImport } from '#app/imports/queries/find_import'
import { countOutcomes, invalidRows } from '#app/imports/queries/import_rows'
import { problemsOf } from '#app/imports/transformers/import_transformer'
import { importProblemsValidator } from '#app/imports/validators/import'

export default class ImportProblemsController {
  async index({ request, params }: HttpContext) {
    const paging = pagingOf(await request.validateUsing(importProblemsValidator))
    const { id, columns } = await findImport(params.id)
    const window = { limit: paging.pageSize, offset: (paging.page - 1) * paging.pageSize }
    const found = await invalidRows(id, window)
    const { invalid } = await countOutcomes(id)
    return page(found.map(problemsOf(columns, localeOfRequest(request))), invalid, paging)
  }
}
