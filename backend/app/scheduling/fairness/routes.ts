import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Fairness } = controllers.scheduling.fairness
const { can } = middleware

export const fairness = () => {
  router.get('fairness', [Fairness, 'index']).use(can('schedule.statistics')).as('fairness')
  router.get('own-fairness', [Fairness, 'own']).use(can('schedule.read_own')).as('ownFairness')
}
