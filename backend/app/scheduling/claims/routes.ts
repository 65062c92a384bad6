import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OpenShifts, ShiftClaims } = controllers.scheduling.claims
const { can } = middleware

/** Which shifts are open to a caller, and whose planner a caller is, is asked row by row. */
export const openShifts = () => {
  router.get('unassigned-shifts', [OpenShifts, 'unassigned']).use(can('schedule.edit')).as('unassignedShifts')
  router.get('collecting-shifts', [OpenShifts, 'collecting']).use(can('schedule.edit')).as('collectingShifts')
  router
    .group(() => {
      router.get('', [OpenShifts, 'index']).use(can('swaps.read_own')).as('index')
      router.post('', [OpenShifts, 'store']).use(can('schedule.edit')).as('store')
      router.get(':id', [OpenShifts, 'show']).use(can('swaps.read_own')).as('show')
      router.delete(':id', [OpenShifts, 'destroy']).use(can('schedule.edit')).as('withdraw')
      router.post(':id/decision', [OpenShifts, 'decide']).use(can('schedule.publish')).as('decide')
      router.post(':id/claim', [ShiftClaims, 'store']).use(can('swaps.propose')).as('claim')
      router.delete(':id/claim', [ShiftClaims, 'destroy']).use(can('swaps.propose')).as('takeBack')
    })
    .where('id', router.matchers.uuid())
    .prefix('open-shifts')
    .as('openShifts')
}
