import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Locations } = controllers.organisation
const { can } = middleware

export const locationRoutes = () =>
  router
    .group(() => {
      router.get('locations', [Locations, 'index']).use(can('directory.read_own')).as('index')
      router.get('locations/:id', [Locations, 'show']).use(can('directory.read')).as('show')
      router.post('locations', [Locations, 'store']).use(can('localizations.create')).as('store')
      router.put('locations/:id', [Locations, 'update']).use(can('localizations.edit')).as('update')
      router.delete('locations/:id', [Locations, 'destroy']).use(can('localizations.delete')).as('destroy')
    })
    .where('id', router.matchers.uuid())
    .as('locations')
