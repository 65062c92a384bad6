import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Swaps, SwapAnswers } = controllers.scheduling.swaps
const { can } = middleware

/** Who takes part in a swap, and whose supervisor a caller is, is asked row by row. */
export const swaps = () => {
  router.get('swappable-shifts', [Swaps, 'shifts']).use(can('swaps.propose')).as('swappableShifts')
  router.get('swap-partners', [Swaps, 'partners']).use(can('swaps.propose')).as('swapPartners')
  router
    .group(() => {
      router.get('', [Swaps, 'index']).use(can('swaps.read_own')).as('index')
      router.post('', [Swaps, 'store']).use(can('swaps.propose')).as('store')
      router.get(':id', [Swaps, 'show']).use(can('swaps.read_own')).as('show')
      router.delete(':id', [Swaps, 'destroy']).use(can('swaps.propose')).as('withdraw')
      router.post(':id/acceptance', [SwapAnswers, 'accept']).use(can('swaps.accept_own')).as('accept')
      router.post(':id/rejection', [SwapAnswers, 'reject']).use(can('swaps.reject_own')).as('reject')
      router.post(':id/confirmation', [SwapAnswers, 'confirm']).use(can('swaps.accept')).as('confirm')
      router.post(':id/refusal', [SwapAnswers, 'refuse']).use(can('swaps.reject')).as('refuse')
    })
    .where('id', router.matchers.uuid())
    .prefix('swaps')
    .as('swaps')
}
