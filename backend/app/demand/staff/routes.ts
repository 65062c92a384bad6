import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { DemandStaff } = controllers.demand.staff

export function staffRoutes(): void {
  router
    .get('locations/:locationId/staff', [DemandStaff, 'show'])
    .use(may('demand_staff.read'))
    .as('staff.show')
}
