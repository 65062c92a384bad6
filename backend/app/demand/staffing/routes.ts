import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { PositionStaffing } = controllers.demand.staffing

export function staffingRoutes(): void {
  const path = 'locations/:locationId/staff/:positionId'
  router.get(path, [PositionStaffing, 'show']).use(may('demand_staff.read')).as('staffing.show')
  router.put(path, [PositionStaffing, 'update']).use(may('demand_staff.edit')).as('staffing.update')
}
