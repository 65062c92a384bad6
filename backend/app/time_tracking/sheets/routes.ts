import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Sheets } = controllers.timeTracking.sheets

export function sheetRoutes(): void {
  const { can } = middleware
  router.get('sheets/:id', [Sheets, 'show']).use(can('records.read_own')).as('sheets.show')
  router
    .get('attendance-lists/:locationId', [Sheets, 'attendance'])
    .where('locationId', router.matchers.uuid())
    .use(can('records.read'))
    .as('attendance')
}
