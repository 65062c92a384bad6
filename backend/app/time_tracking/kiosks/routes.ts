import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { KioskDevices, Kiosks } = controllers.timeTracking.kiosks
const { can } = middleware

/** For those who look after the devices. */
export function kioskRoutes(): void {
  router.get('kiosks', [Kiosks, 'index']).use(can('kiosks.read')).as('kiosks.index')
  router.post('kiosks', [Kiosks, 'store']).use(can('kiosks.approve')).as('kiosks.store')
  router.put('kiosks/:id', [Kiosks, 'update']).use(can('kiosks.edit')).as('kiosks.update')
  router.delete('kiosks/:id', [Kiosks, 'destroy']).use(can('kiosks.delete')).as('kiosks.destroy')
}

/** What the devices ask, without an account: each proves itself by its token and its key. */
export function deviceRoutes(): void {
  router
    .group(() => {
      router.post('activations', [KioskDevices, 'apply']).as('apply')
      router.post('activation-states', [KioskDevices, 'state']).as('state')
      router.post('syncs', [KioskDevices, 'sync']).as('sync')
      router.post('identifications', [KioskDevices, 'identify']).as('identify')
    })
    .use(middleware.open('kiosk.register'))
    .prefix('kiosk')
    .as('kiosk')
}
