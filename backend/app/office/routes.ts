import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { Organisations, OrganisationChanges } = controllers.office

export default () =>
  router
    .group(() => {
      router.get('', [Organisations, 'index']).use(can('organisations.read')).as('index')
      router.get(':id', [Organisations, 'show']).use(can('organisations.read')).as('show')
      router.get(':id/users', [Organisations, 'users']).use(can('organisations.read')).as('users')
      router
        .put(':id/trial', [OrganisationChanges, 'extendTrial'])
        .use(can('trials.extend'))
        .as('extendTrial')
      router
        .post(':id/archive', [OrganisationChanges, 'archive'])
        .use(can('organisations.archive'))
        .as('archive')
      router
        .post(':id/restoration', [OrganisationChanges, 'restore'])
        .use(can('organisations.archive'))
        .as('restore')
    })
    .prefix('office/organisations')
    .where('id', router.matchers.uuid())
    .use(middleware.auth())
    .as('office.organisations')
