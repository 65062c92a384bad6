import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { TimeRecords } = controllers.timeTracking.records

export function recordRoutes(): void {
  const [read, accept] = [middleware.can('records.read_own'), middleware.can('records.accept')]
  router.get('records', [TimeRecords, 'index']).use(read).as('records.index')
  router.get('record-summary', [TimeRecords, 'summary']).use(read).as('records.summary')
  router.get('records/:id', [TimeRecords, 'show']).use(read).as('records.show')
  router.post('records/acceptances', [TimeRecords, 'acceptAll']).use(accept).as('records.acceptAll')
  router.post('records/:id/acceptance', [TimeRecords, 'accept']).use(accept).as('records.accept')
  router
    .post('records/:id/rejection', [TimeRecords, 'reject'])
    .use(middleware.can('records.reject'))
    .as('records.reject')
  router.put('records/:id', [TimeRecords, 'update']).use(middleware.can('records.edit')).as('records.update')
}
