import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnDay, OwnPunches, PlaceNotice } = controllers.timeTracking.punches

export function punchRoutes(): void {
  const register = middleware.can('punches.create_own')
  router.get('own/day', [OwnDay, 'show']).use(middleware.can('records.read_own')).as('own.day')
  router.post('own/punches', [OwnPunches, 'store']).use(register).as('own.punch')
  router.delete('own/punches/:id', [OwnPunches, 'destroy']).use(register).as('own.withdraw')
  router.post('own/place-notice', [PlaceNotice, 'store']).use(register).as('own.notice')
}
