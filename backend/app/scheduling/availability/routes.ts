import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Availabilities, AvailabilityWithdrawals } = controllers.scheduling.availability
const { can } = middleware

/** Everyone's own; of other people's, what planners may do is asked by the actions. */
export const availabilities = () =>
  router
    .group(() => {
      router.get('', [Availabilities, 'index']).use(can('availabilities.read_own')).as('index')
      router.get('people', [Availabilities, 'people']).use(can('availabilities.read')).as('people')
      router.post('', [Availabilities, 'store']).use(can('availabilities.create_own')).as('store')
      router
        .post('withdrawals', [AvailabilityWithdrawals, 'store'])
        .use(can('availabilities.delete_own'))
        .as('clear')
      router.put(':id', [Availabilities, 'update']).use(can('availabilities.edit_own')).as('update')
      router.delete(':id', [Availabilities, 'destroy']).use(can('availabilities.delete_own')).as('destroy')
    })
    .where('id', router.matchers.uuid())
    .prefix('availabilities')
    .as('availabilities')
