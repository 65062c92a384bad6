import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { forecastRoutes } from '#app/demand/forecasts/routes'
import { metricRoutes } from '#app/demand/metrics/routes'
import { needRoutes } from '#app/demand/needs/routes'
import { overviewRoutes } from '#app/demand/overview/routes'
import { recordRoutes } from '#app/demand/records/routes'
import { ruleRoutes } from '#app/demand/rules/routes'
import { runRoutes } from '#app/demand/runs/routes'
import { specialDaysRoutes } from '#app/demand/special_days/routes'
import { staffRoutes } from '#app/demand/staff/routes'
import { staffingRoutes } from '#app/demand/staffing/routes'

export default () =>
  router
    .group(() => {
      forecastRoutes()
      metricRoutes()
      needRoutes()
      overviewRoutes()
      recordRoutes()
      ruleRoutes()
      specialDaysRoutes()
      staffRoutes()
      staffingRoutes()
      runRoutes()
    })
    .where('id', router.matchers.uuid())
    .where('locationId', router.matchers.uuid())
    .where('metricId', router.matchers.uuid())
    .where('positionId', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('demand')
    .as('demand')
