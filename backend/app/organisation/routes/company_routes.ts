import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { LicencePlaces, Organisation, DeletionRequest } = controllers.organisation.company
const { OrganisationProfile, ProfileLanguage, ProfilePhone, ProfileQrCode, ProfileAvatar, ListChoices } =
  controllers.organisation.profile
const { Positions, PositionArchive, PositionDeletions, PositionOrder, PositionUsage } =
  controllers.organisation.positions
const { TagUsage, Tags } = controllers.organisation.tags
const { can } = middleware

/** The company itself, what it calls its work, and one's own profile. */
export function companyRoutes() {
  router
    .get('organisation-users/profile', [OrganisationProfile, 'show'])
    .use(can('profile.read'))
    .as('profile')
  router
    .put('organisation-users/profile', [OrganisationProfile, 'update'])
    .use(can('profile.edit'))
    .as('updateProfile')
  router
    .get('organisation-users/profile/qr-code', [ProfileQrCode, 'show'])
    .use(can('qr_code.read_own'))
    .as('profileQrCode')
  router
    .put('organisation-users/profile/qr-code', [ProfileQrCode, 'update'])
    .use(can('qr_code.read_own'))
    .as('renewQrCode')
  router
    .put('organisation-users/profile/language', [ProfileLanguage, 'update'])
    .use(can('profile.edit'))
    .as('profileLanguage')
  router
    .put('organisation-users/profile/phone', [ProfilePhone, 'update'])
    .use(can('profile.edit'))
    .as('profilePhone')
  router
    .put('organisation-users/profile/avatar', [ProfileAvatar, 'update'])
    .use(can('profile.edit'))
    .as('profileAvatar')

  router
    .group(() => {
      router.get('', [ListChoices, 'show']).use(can('profile.read')).as('show')
      router.put('', [ListChoices, 'update']).use(can('profile.edit')).as('update')
    })
    .prefix('organisation-users/profile/lists/:list')
    .as('listChoices')

  router.get('licence-places', [LicencePlaces, 'show']).use(can('employees.create')).as('licencePlaces')
  router.get('organisation', [Organisation, 'show']).use(can('organisation.read')).as('show')
  router.put('organisation', [Organisation, 'update']).use(can('company_settings.edit')).as('update')
  router.put('organisation/logo', [Organisation, 'logo']).use(can('company_settings.edit')).as('logo')
  router
    .group(() => {
      router.get('', [DeletionRequest, 'show']).as('show')
      router.post('', [DeletionRequest, 'store']).as('store')
      router.delete('', [DeletionRequest, 'destroy']).as('destroy')
    })
    .prefix('organisation/deletion-request')
    .use(can('company.request_deletion'))
    .as('deletionRequest')

  router
    .group(() => {
      router.get('positions', [Positions, 'index']).use(can('directory.read_own')).as('index')
      router.post('positions', [Positions, 'store']).use(can('positions.create')).as('store')
      router.get('positions/usage', [PositionUsage, 'index']).use(can('company_settings.read')).as('usage')
      router.put('positions/order', [PositionOrder, 'update']).use(can('positions.edit')).as('order')
      router
        .get('positions/:id/deletion', [PositionDeletions, 'show'])
        .use(can('positions.delete'))
        .as('deletion')
      router.delete('positions/:id', [Positions, 'destroy']).use(can('positions.delete')).as('destroy')
      router.put('positions/:id', [Positions, 'update']).use(can('positions.edit')).as('update')
      router
        .post('positions/:id/archive', [PositionArchive, 'store'])
        .use(can('positions.archive'))
        .as('archive')
      router
        .delete('positions/:id/archive', [PositionArchive, 'destroy'])
        .use(can('positions.archive'))
        .as('restore')
    })
    .where('id', router.matchers.uuid())
    .as('positions')

  router
    .group(() => {
      router.get('tags', [Tags, 'index']).use(can('directory.read_own')).as('index')
      router.get('tags/usage', [TagUsage, 'index']).use(can('company_settings.read')).as('usage')
      router.post('tags', [Tags, 'store']).use(can('tags.create')).as('store')
      router.put('tags/:id', [Tags, 'update']).use(can('tags.edit')).as('update')
      router.delete('tags/:id', [Tags, 'destroy']).use(can('tags.delete')).as('destroy')
    })
    .where('id', router.matchers.uuid())
    .as('tags')
}
