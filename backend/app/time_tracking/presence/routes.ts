import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Presences } = controllers.timeTracking.presence

export function presenceRoutes(): void {
  router.get('presence', [Presences, 'index']).use(middleware.can('records.read')).as('presence')
}
