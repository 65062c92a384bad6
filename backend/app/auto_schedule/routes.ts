import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { autoSchedule } = controllers

export default () => {
  router
    .get('scheduling/entries/:id/replacements', [autoSchedule.ShiftReplacements, 'index'])
    .where('id', router.matchers.uuid())
    .use([
      middleware.auth(),
      middleware.organisation(),
      middleware.idempotent(),
      middleware.can('schedule.edit'),
    ])
    .as('scheduling.replacements.index')
  router
    .group(() => {
      router.post('auto-schedule-checks', [autoSchedule.AutoScheduleChecks, 'store']).as('checks.store')
      router.get('auto-schedule-runs', [autoSchedule.AutoScheduleRuns, 'index']).as('runs.index')
      router.post('auto-schedule-runs', [autoSchedule.AutoScheduleRuns, 'store']).as('runs.store')
      router.get('auto-schedule-runs/:id', [autoSchedule.AutoScheduleRuns, 'show']).as('runs.show')
      router
        .get('auto-schedule-runs/:id/variants/:key', [autoSchedule.AutoScheduleVariants, 'show'])
        .as('variants.show')
      router.post('auto-schedule-runs/:id/stop', [autoSchedule.AutoScheduleStops, 'store']).as('stops.store')
      router
        .post('auto-schedule-runs/:id/cancellation', [autoSchedule.AutoScheduleCancellations, 'store'])
        .as('cancellations.store')
      router
        .post('auto-schedule-runs/:id/rejection', [autoSchedule.AutoScheduleRejections, 'store'])
        .as('rejections.store')
      router
        .post('auto-schedule-runs/:id/acceptances', [autoSchedule.AutoScheduleAcceptances, 'store'])
        .as('acceptances.store')
      router
        .post('auto-schedule-runs/:id/omissions', [autoSchedule.AutoScheduleOmissions, 'store'])
        .as('omissions.store')
    })
    .where('id', router.matchers.uuid())
    .use([
      middleware.auth(),
      middleware.organisation(),
      middleware.idempotent(),
      middleware.can('schedule.generate'),
    ])
    .prefix('scheduling')
    .as('scheduling.autoSchedule')
}
