import router from '@adonisjs/core/services/router'
import { correctionRoutes } from '#app/time_tracking/corrections/routes'
import { countingRoutes } from '#app/time_tracking/counting/routes'
import { punchRoutes } from '#app/time_tracking/punches/routes'
import { deviceRoutes, kioskRoutes } from '#app/time_tracking/kiosks/routes'
import { presenceRoutes } from '#app/time_tracking/presence/routes'
import { recordRoutes } from '#app/time_tracking/records/routes'
import { sheetRoutes } from '#app/time_tracking/sheets/routes'
import { settlementRoutes } from '#app/time_tracking/settlement/routes'
import { middleware } from '#start/kernel'

export default () => {
  deviceRoutes()
  router
    .group(() => {
      punchRoutes()
      recordRoutes()
      correctionRoutes()
      countingRoutes()
      presenceRoutes()
      kioskRoutes()
      settlementRoutes()
      sheetRoutes()
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('time-tracking')
    .as('timeTracking')
}
