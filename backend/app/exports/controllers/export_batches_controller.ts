import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { wordsIn } from '#app/exports/actions/make_file'
import { requestBatch } from '#app/exports/actions/request_batch'
import { findBatch, listBatches } from '#app/exports/queries/batch_rows'
import { batchesOf, batchOf } from '#app/exports/transformers/batch_transformer'
import { listBatchesValidator, requestExportValidator } from '#app/exports/validators/export'

export default class ExportBatchesController {
  async index({ request }: HttpContext) {
    const paging = pagingOf(await request.validateUsing(listBatchesValidator))
    const { items, total } = await listBatches(paging)
    return page(await batchesOf(items, wordsIn(localeOfRequest(request))), total, paging)
  }

  async show({ request, params }: HttpContext) {
    return result(await batchOf(await findBatch(params.id), wordsIn(localeOfRequest(request))))
  }

  async store({ request, response }: HttpContext) {
    const { locationIds = [], ...asked } = await request.validateUsing(requestExportValidator)
    const locale = localeOfRequest(request)
    const batch = await requestBatch({ ...asked, locationIds, locale })
    response.status(201)
    return result(await batchOf(batch, wordsIn(locale)))
  }
}
