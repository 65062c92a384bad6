import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { SpecialDays } = controllers.demand.specialDays

export function specialDaysRoutes(): void {
  const [read, edit] = [may('metric_records.read'), may('metric_records.edit')]
  const place = 'locations/:locationId/special-days'
  router.get(place, [SpecialDays, 'index']).use(read).as('special_days.index')
  router.post(place, [SpecialDays, 'store']).use(edit).as('special_days.store')
  router.put('special-days/:id', [SpecialDays, 'update']).use(edit).as('special_days.update')
  router.delete('special-days/:id', [SpecialDays, 'destroy']).use(edit).as('special_days.destroy')
}
