import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { scheduling } = controllers

export default () =>
  router
    .group(() => {
      router.get('schedule', [scheduling.Schedule, 'index']).use(middleware.can('schedule.read_own')).as('schedule')
      router
        .post('commands', [scheduling.ScheduleCommands, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.store')
      router
        .get('commands/history', [scheduling.CommandHistory, 'show'])
        .use(middleware.can('schedule.edit'))
        .as('commands.history')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('scheduling')
    .as('scheduling')
