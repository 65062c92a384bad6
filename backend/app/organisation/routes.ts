import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { companyRoutes } from '#app/organisation/routes/company_routes'
import { employeeRoutes } from '#app/organisation/routes/employee_routes'
import { locationRoutes } from '#app/organisation/routes/location_routes'
import { middleware } from '#start/kernel'

export default () =>
  router
    .group(() => {
      router
        .get('back-office-users/profile', [controllers.organisation.profile.BackOfficeProfile, 'show'])
        .use([middleware.auth(), middleware.can('profile.read')])
        .as('backOfficeProfile')

      router
        .put('back-office-users/profile/language', [
          controllers.organisation.profile.BackOfficeLanguage,
          'update',
        ])
        .use([middleware.auth(), middleware.can('profile.edit')])
        .as('backOfficeLanguage')

      router
        .group(() => {
          companyRoutes()
          locationRoutes()
          employeeRoutes()
        })
        .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    })
    .prefix('organisation-management')
    .as('organisation')
