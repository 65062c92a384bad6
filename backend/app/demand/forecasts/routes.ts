import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { MetricForecast } = controllers.demand.forecasts

export function forecastRoutes(): void {
  const path = 'locations/:locationId/metrics/:metricId/forecast'
  router.get(path, [MetricForecast, 'show']).use(may('metric_records.read')).as('forecasts.show')
  router.put(path, [MetricForecast, 'update']).use(may('demand_rules.edit')).as('forecasts.update')
}
