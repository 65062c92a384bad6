import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { MetricRecords, RecordChanges } = controllers.demand.records

export function recordRoutes(): void {
  const place = 'locations/:locationId/metrics/:metricId'
  router.get(`${place}/records`, [MetricRecords, 'show']).use(may('metric_records.read')).as('records.show')
  router
    .post(`${place}/record-changes`, [RecordChanges, 'store'])
    .use(may('metric_records.edit'))
    .as('records.change')
}
