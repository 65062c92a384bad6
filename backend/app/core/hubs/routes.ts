import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const Negotiations = () => import('#app/core/hubs/controllers/negotiations_controller')

/** Outside `/api`: the official client appends `/negotiate` to the hub's address. */
export const hubRoutes = () =>
  router
    .post('hubs/:hub/negotiate', [Negotiations, 'store'])
    .use([middleware.auth(), middleware.can('hub.connect')])
    .as('hubs.negotiate')
