import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { RequestTypes } = controllers.requests

export default () =>
  router
    .group(() => {
      router.get('', [RequestTypes, 'index']).use(can('request_types.read')).as('index')
      router.get('usable', [RequestTypes, 'usable']).use(can('requests.create_own')).as('usable')
      router.post('', [RequestTypes, 'store']).use(can('request_types.create')).as('store')
      router.put('order', [RequestTypes, 'order']).use(can('request_types.edit')).as('order')
      router.put(':id', [RequestTypes, 'update']).use(can('request_types.edit')).as('update')
      router.post(':id/archive', [RequestTypes, 'archive']).use(can('request_types.archive')).as('archive')
      router.delete(':id/archive', [RequestTypes, 'restore']).use(can('request_types.archive')).as('restore')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/types')
    .as('requests.types')
