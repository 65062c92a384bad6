import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CountingPreviews } = controllers.timeTracking.counting

export function countingRoutes(): void {
  router
    .post('counting-previews', [CountingPreviews, 'store'])
    .use(middleware.can('company_settings.edit'))
    .as('countingPreviews.store')
}
