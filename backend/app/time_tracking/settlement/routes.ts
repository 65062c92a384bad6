import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Settlements, SettlementRuns, SettlementTotals } = controllers.timeTracking.settlement

export function settlementRoutes(): void {
  router.get('settlement', [Settlements, 'index']).use(middleware.can('records.read_own')).as('settlement')
  router
    .get('settlement-totals', [SettlementTotals, 'show'])
    .use(middleware.can('records.read'))
    .as('settlementTotals')
  router
    .group(() => {
      router.post('settlement-runs', [SettlementRuns, 'store']).as('store')
      router.post('settlement-runs/cancellations', [SettlementRuns, 'cancel']).as('cancel')
    })
    .use(middleware.can('records.accept'))
    .as('settlementRuns')
}
