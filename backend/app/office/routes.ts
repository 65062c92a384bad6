import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { Organisations, OrganisationChanges, Users, Industries, Regions, OfficeEvents, MyProfile } =
  controllers.office

/** What the provider does with customers, and with itself. */
export default () => {
  organisationRoutes()
  ownRoutes()
}

const organisationRoutes = () =>
  router
    .group(() => {
      router.get('', [Organisations, 'index']).use(can('organisations.read')).as('index')
      router.post('', [Organisations, 'store']).use(can('organisations.create')).as('store')
      router.get(':id', [Organisations, 'show']).use(can('organisations.read')).as('show')
      router.get(':id/users', [Organisations, 'users']).use(can('organisations.read')).as('users')
      router.get(':id/events', [OfficeEvents, 'organisation']).use(can('organisations.read')).as('events')
      router.put(':id', [OrganisationChanges, 'update']).use(can('organisations.edit')).as('update')
      router
        .post(':id/deletion-request/acceptance', [OrganisationChanges, 'acceptDeletion'])
        .use(can('organisations.archive'))
        .as('acceptDeletion')
      router
        .post(':id/deletion-request/refusal', [OrganisationChanges, 'refuseDeletion'])
        .use(can('organisations.archive'))
        .as('refuseDeletion')
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

const ownRoutes = () =>
  router
    .group(() => {
      router.put('my-profile', [MyProfile, 'update']).use(can('profile.edit')).as('myProfile')
      router
        .get('regional-defaults', [Organisations, 'defaults'])
        .use(can('organisations.create'))
        .as('regionalDefaults')
      router.get('usual-settings', [Regions, 'usual']).use(can('regions.read')).as('usualSettings')
      router
        .get('organisation-choices', [Organisations, 'choices'])
        .use(can('organisations.read'))
        .as('organisationChoices')
      router
        .group(() => {
          router.get('', [Users, 'index']).use(can('office_users.read')).as('index')
          router.get(':id', [Users, 'show']).use(can('office_users.read')).as('show')
          router.get(':id/events', [OfficeEvents, 'user']).use(can('office_users.read')).as('events')
          router.post('', [Users, 'store']).use(can('office_users.create')).as('store')
          router.put(':id', [Users, 'update']).use(can('office_users.edit')).as('update')
          router.post(':id/archive', [Users, 'archive']).use(can('office_users.archive')).as('archive')
          router.post(':id/restoration', [Users, 'restore']).use(can('office_users.archive')).as('restore')
        })
        .prefix('users')
        .as('users')
      router
        .group(() => {
          router.get('', [Industries, 'index']).use(can('industries.read')).as('index')
          router.get(':id', [Industries, 'show']).use(can('industries.read')).as('show')
          router.get(':id/events', [OfficeEvents, 'industry']).use(can('industries.read')).as('events')
          router.post('', [Industries, 'store']).use(can('industries.create')).as('store')
          router.put(':id', [Industries, 'update']).use(can('industries.edit')).as('update')
          router.delete(':id', [Industries, 'destroy']).use(can('industries.delete')).as('destroy')
          router.post(':id/archive', [Industries, 'archive']).use(can('industries.delete')).as('archive')
          router.post(':id/restoration', [Industries, 'restore']).use(can('industries.delete')).as('restore')
        })
        .prefix('industries')
        .as('industries')
      router
        .group(() => {
          router.get('', [Regions, 'index']).use(can('regions.read')).as('index')
          router.get(':id', [Regions, 'show']).use(can('regions.read')).as('show')
          router.get(':id/events', [OfficeEvents, 'region']).use(can('regions.read')).as('events')
          router.post('', [Regions, 'store']).use(can('regions.create')).as('store')
          router.put(':id', [Regions, 'update']).use(can('regions.edit')).as('update')
          router.post(':id/archive', [Regions, 'archive']).use(can('regions.archive')).as('archive')
          router.post(':id/restoration', [Regions, 'restore']).use(can('regions.archive')).as('restore')
        })
        .prefix('regions')
        .as('regions')
    })
    .prefix('office')
    .where('id', router.matchers.uuid())
    .use(middleware.auth())
    .as('office')
