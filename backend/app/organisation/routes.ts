import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

export default () =>
  router
    .group(() => {
      router
        .get('back-office-users/profile', [controllers.organisation.BackOfficeProfile, 'show'])
        .use([middleware.auth(), middleware.can('profile.read')])
        .as('backOfficeProfile')

      router
        .group(() => {
          router
            .get('organisation-users/profile', [controllers.organisation.OrganisationProfile, 'show'])
            .use(middleware.can('profile.read'))
            .as('profile')
        })
        .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    })
    .prefix('organisation-management')
    .as('organisation')
