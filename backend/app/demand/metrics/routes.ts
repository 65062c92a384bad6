import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { Metrics } = controllers.demand.metrics

export function metricRoutes(): void {
  const remove = may('metrics.delete')
  router.get('metrics', [Metrics, 'index']).use(may('metrics.read')).as('metrics.index')
  router.post('metrics', [Metrics, 'store']).use(may('metrics.create')).as('metrics.store')
  router.put('metrics/:metricId', [Metrics, 'update']).use(may('metrics.edit')).as('metrics.update')
  router.delete('metrics/:metricId', [Metrics, 'destroy']).use(remove).as('metrics.destroy')
  router.get('metrics/:metricId/usage', [Metrics, 'usage']).use(remove).as('metrics.usage')
}
