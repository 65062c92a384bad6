import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { result } from '#app/core/http/result'
import { listMetrics } from '#app/demand/metrics/queries/list_metrics'

export default class MetricsController {
  async index({ i18n }: HttpContext) {
    return result(await listMetrics(collationOf(i18n.locale)))
  }
}
