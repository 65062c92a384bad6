import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import {
  acceptRecord,
  acceptWithinTolerance,
  editRecord,
  rejectRecord,
} from '#app/time_tracking/records/decide_record'
import { findRecord } from '#app/time_tracking/records/details/find_record'
import { listRecords, summariseRecords } from '#app/time_tracking/records/list_records'
import {
  acceptanceValidator,
  acceptancesValidator,
  editValidator,
  recordsValidator,
  rejectionValidator,
  summaryValidator,
} from '#app/time_tracking/records/validators/record'

export default class TimeRecordsController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(recordsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listRecords(query, collationOf(i18n.locale), paging)
    return page(items, total, paging)
  }

  async summary({ request }: HttpContext) {
    return result(await summariseRecords(await request.validateUsing(summaryValidator)))
  }

  async show({ params }: HttpContext) {
    return result(await findRecord(params.id))
  }

  async accept({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(acceptanceValidator)
    await acceptRecord(params.id, version)
    return response.noContent()
  }

  async reject({ request, params, response }: HttpContext) {
    const { version, reason } = await request.validateUsing(rejectionValidator)
    await rejectRecord(params.id, version, reason)
    return response.noContent()
  }

  async update({ request, params, response }: HttpContext) {
    await editRecord(params.id, await request.validateUsing(editValidator), Date.now())
    return response.noContent()
  }

  async acceptAll({ request }: HttpContext) {
    return result(await acceptWithinTolerance(await request.validateUsing(acceptancesValidator)))
  }
}
