import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { findImport } from '#app/imports/queries/find_import'
import { kinds } from '#app/imports/kinds'
import { importOutcomesValidator } from '#app/imports/validators/import'

export default class ImportOutcomesController {
  async index({ request, params }: HttpContext) {
    const { outcome, ...asked } = await request.validateUsing(importOutcomesValidator)
    const paging = pagingOf(asked)
    const found = await findImport(params.id)
    const { items, total } = await kinds[found.kind].outcomes(found, {
      ...{ outcome, paging },
      locale: localeOfRequest(request),
    })
    return page(items, total, paging)
  }
}
