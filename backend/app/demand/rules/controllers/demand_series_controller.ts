import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { metricSeries } from '#app/demand/series/metric_series'
import { seriesValidator } from '#app/demand/rules/validators/demand_rule'

export default class DemandSeriesController {
  async show({ request, params }: HttpContext) {
    return result(await metricSeries(params.locationId, await request.validateUsing(seriesValidator)))
  }
}
