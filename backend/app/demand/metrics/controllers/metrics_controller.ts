import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { result } from '#app/core/http/result'
import { deleteMetric } from '#app/demand/metrics/delete_metric'
import { listMetrics } from '#app/demand/metrics/queries/list_metrics'
import { metricUsage } from '#app/demand/metrics/queries/metric_usage'
import { createMetric, renameMetric } from '#app/demand/metrics/save_metric'
import {
  createMetricValidator,
  deleteMetricValidator,
  renameMetricValidator,
} from '#app/demand/metrics/validators/metric'

export default class MetricsController {
  async index({ i18n }: HttpContext) {
    return result(await listMetrics(collationOf(i18n.locale)))
  }

  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(createMetricValidator)
    response.status(201)
    return result(await createMetric(input))
  }

  async update({ request, params }: HttpContext) {
    return result(await renameMetric(params.metricId, await request.validateUsing(renameMetricValidator)))
  }

  async destroy({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(deleteMetricValidator)
    await deleteMetric(params.metricId, version)
    return response.noContent()
  }

  async usage({ params, i18n }: HttpContext) {
    return result(await metricUsage(params.metricId, collationOf(i18n.locale)))
  }
}
