import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { DemandOverview } = controllers.demand.overview

export function overviewRoutes(): void {
  router.get('overview', [DemandOverview, 'show']).use(may('demand.read')).as('overview.show')
}
