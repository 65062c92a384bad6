import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { EventLogs } = controllers.eventLogs

export default () =>
  router
    .group(() => {
      const mayRead = () => middleware.can('event_logs.read')
      router.get('event-logs', [EventLogs, 'index']).use(mayRead()).as('index')
      router
        .get('event-logs/:id', [EventLogs, 'show'])
        .where('id', router.matchers.uuid())
        .use(mayRead())
        .as('show')
      router.get('event-log-choices', [EventLogs, 'choices']).use(mayRead()).as('choices')
      router.get('event-log-file', [EventLogs, 'file']).use(middleware.can('event_logs.download')).as('file')
    })
    .use([middleware.auth(), middleware.organisation()])
    .as('eventLogs')
