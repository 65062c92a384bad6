import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { EventLogs } = controllers.eventLogs

export default () =>
  router
    .group(() => {
      router.get('event-logs', [EventLogs, 'index']).as('index')
      router.get('event-logs/:id', [EventLogs, 'show']).where('id', router.matchers.uuid()).as('show')
      router.get('event-log-choices', [EventLogs, 'choices']).as('choices')
      router.get('event-log-file', [EventLogs, 'file']).as('file')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.can('event_logs.read')])
    .as('eventLogs')
