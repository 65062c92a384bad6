import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ExportBatches, ExportChecks, ExportFiles, ExportLayouts } = controllers.exports

export default () =>
  router
    .group(() => {
      router.get('layouts', [ExportLayouts, 'index']).use(middleware.can('exports.read')).as('layouts.index')
      router.post('checks', [ExportChecks, 'store']).use(middleware.can('exports.create')).as('checks.store')
      router.get('batches', [ExportBatches, 'index']).use(middleware.can('exports.read')).as('batches.index')
      router
        .post('batches', [ExportBatches, 'store'])
        .use(middleware.can('exports.create'))
        .as('batches.store')
      router
        .get('batches/:id', [ExportBatches, 'show'])
        .use(middleware.can('exports.read'))
        .as('batches.show')
      router
        .get('batches/:id/file', [ExportFiles, 'show'])
        .use(middleware.can('exports.download'))
        .as('files.show')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('exports')
    .as('exports')
