import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { DemandNeeds } = controllers.demand.needs

export function needRoutes(): void {
  router.get('needs', [DemandNeeds, 'index']).use(may('staff_need.read')).as('needs.index')
}
