import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { recordsOfMetric } from '#app/demand/records/records_of_metric'
import { recordsValidator } from '#app/demand/records/validators/records'

export default class MetricRecordsController {
  async show({ request, params }: HttpContext) {
    const span = await request.validateUsing(recordsValidator)
    const { locationId, metricId } = params
    return result(await recordsOfMetric({ locationId, metricId }, span, localeOfRequest(request)))
  }
}
