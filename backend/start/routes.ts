import router from '@adonisjs/core/services/router'
import { coreRoutes, descriptionRoutes, healthRoutes } from '#app/core/routes'
import identityRoutes from '#app/identity/routes'
import labourCodeRoutes from '#app/labour_code/routes'
import organisationRoutes from '#app/organisation/routes'
import schedulingRoutes from '#app/scheduling/routes'

healthRoutes()
descriptionRoutes()

router
  .group(() => {
    coreRoutes()
    identityRoutes()
    organisationRoutes()
    schedulingRoutes()
    labourCodeRoutes()
  })
  .prefix('api')
