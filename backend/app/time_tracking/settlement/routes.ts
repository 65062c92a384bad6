import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Settlements } = controllers.timeTracking.settlement

export function settlementRoutes(): void {
  router.get('settlement', [Settlements, 'index']).use(middleware.can('records.read_own')).as('settlement')
}
