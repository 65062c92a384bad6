import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { Metrics } = controllers.demand.metrics

export function metricRoutes(): void {
  router.get('metrics', [Metrics, 'index']).use(may('metrics.read')).as('metrics.index')
}
