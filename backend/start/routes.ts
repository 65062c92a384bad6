import router from '@adonisjs/core/services/router'
import { coreRoutes, healthRoutes } from '#app/core/routes'
import identityRoutes from '#app/identity/routes'
import organisationRoutes from '#app/organisation/routes'

healthRoutes()

router
  .group(() => {
    coreRoutes()
    identityRoutes()
    organisationRoutes()
  })
  .prefix('api')
