import router from '@adonisjs/core/services/router'
import { coreRoutes, descriptionRoutes, healthRoutes } from '#app/core/routes'
import identityRoutes from '#app/identity/routes'
import labourCodeRoutes from '#app/labour_code/routes'
import organisationRoutes from '#app/organisation/routes'

healthRoutes()
descriptionRoutes()

router
  .group(() => {
    coreRoutes()
    identityRoutes()
    organisationRoutes()
    labourCodeRoutes()
  })
  .prefix('api')
