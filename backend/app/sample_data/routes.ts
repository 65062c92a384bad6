import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const c = controllers.sampleData
/** For users who set the company up. */
const mayCreate = () => middleware.can('organisation.create')

export default () =>
  router
    .group(() => {
      router.get('', [c.SampleData, 'show']).use(mayCreate()).as('show')
      router.post('', [c.SampleData, 'store']).use(mayCreate()).as('store')
      router.delete('', [c.SampleData, 'destroy']).use(mayCreate()).as('cancel')
      router.get('removal', [c.SampleDataRemovals, 'show']).use(mayCreate()).as('removal')
      router.post('removal', [c.SampleDataRemovals, 'store']).use(mayCreate()).as('remove')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('sample-data')
    .as('sample_data')
