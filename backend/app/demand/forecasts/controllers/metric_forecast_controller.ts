import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeForecast } from '#app/demand/forecasts/change_forecast'
import { findForecast } from '#app/demand/forecasts/find_forecast'
import { changeForecastValidator } from '#app/demand/forecasts/validators/forecast'

export default class MetricForecastController {
  async show({ params: { locationId, metricId } }: HttpContext) {
    return result(await findForecast({ locationId, metricId }))
  }

  async update({ request, params: { locationId, metricId } }: HttpContext) {
    const change = await request.validateUsing(changeForecastValidator)
    return result(await changeForecast({ locationId, metricId }, change))
  }
}
