import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Locations, LocationDrafts, LocationDuplicates, LocationDeletions, LocationCodes, MapSettings } =
  controllers.organisation.locations
const { can } = middleware

export const locationRoutes = () =>
  router
    .group(() => {
      router.get('locations', [Locations, 'index']).use(can('directory.read_own')).as('index')
      router.get('locations/:id', [Locations, 'show']).use(can('directory.read')).as('show')
      router.post('locations', [Locations, 'store']).use(can('localizations.create')).as('store')
      router.put('locations/:id', [Locations, 'update']).use(can('localizations.edit')).as('update')
      router.delete('locations/:id', [Locations, 'destroy']).use(can('localizations.delete')).as('destroy')
      router.get('locations/:id/draft', [LocationDrafts, 'show']).use(can('localizations.copy')).as('draft')
      router
        .post('locations/:id/duplicates', [LocationDuplicates, 'store'])
        .use(can('localizations.duplicate'))
        .as('duplicate')
      router
        .get('locations/:id/deletion', [LocationDeletions, 'show'])
        .use(can('localizations.delete'))
        .as('deletion')
      router.get('location-codes/free', [LocationCodes, 'show']).use(can('localizations.edit')).as('freeCode')
      router.get('map', [MapSettings, 'show']).use(can('directory.read')).as('map')
    })
    .where('id', router.matchers.uuid())
    .as('locations')
