import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { DemandRules, DemandPositions, DemandSeries } = controllers.demand.rules

export function ruleRoutes(): void {
  const [read, edit] = [may('demand_rules.read'), may('demand_rules.edit')]
  router.get('locations/:locationId/rules', [DemandRules, 'index']).use(read).as('rules.index')
  router.post('locations/:locationId/rules', [DemandRules, 'store']).use(edit).as('rules.store')
  router.put('rules/:id', [DemandRules, 'update']).use(edit).as('rules.update')
  router.delete('rules/:id', [DemandRules, 'destroy']).use(edit).as('rules.destroy')
  router.get('rules/:id/versions', [DemandRules, 'history']).use(read).as('rules.history')
  router.post('rules/:id/restorations', [DemandRules, 'restore']).use(edit).as('rules.restore')
  router.delete('rules/:id/draft', [DemandRules, 'discard']).use(edit).as('rules.discard')
  router
    .put('locations/:locationId/positions/:positionId', [DemandPositions, 'update'])
    .use(edit)
    .as('rules.position')
  router.get('locations/:locationId/series', [DemandSeries, 'show']).use(read).as('rules.series')
}
