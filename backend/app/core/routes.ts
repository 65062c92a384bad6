import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Under `/api`. */
export const coreRoutes = () =>
  router.get('enums', [controllers.core.Enums, 'index']).use(middleware.open('enums.read')).as('core.enums')

/** Outside `/api`. */
export const healthRoutes = () =>
  router
    .group(() => {
      router.get('live', [controllers.core.Health, 'live']).use(middleware.open('health.read')).as('live')
      router.get('ready', [controllers.core.Health, 'ready']).use(middleware.open('health.read')).as('ready')
    })
    .prefix('health')
    .as('health')
