import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Corrections } = controllers.timeTracking.corrections

export function correctionRoutes(): void {
  const { can } = middleware
  const register = can('punches.create_own')
  router.post('own/corrections', [Corrections, 'store']).use(register).as('corrections.store')
  router.get('corrections', [Corrections, 'index']).use(can('records.read_own')).as('corrections.index')
  router
    .post('corrections/:id/withdrawal', [Corrections, 'withdraw'])
    .use(register)
    .as('corrections.withdraw')
  router
    .post('corrections/:id/acceptance', [Corrections, 'accept'])
    .use(can('records.edit'))
    .as('corrections.accept')
  router
    .post('corrections/:id/rejection', [Corrections, 'reject'])
    .use(can('records.reject'))
    .as('corrections.reject')
}
