import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CalendarFeeds, CalendarFiles } = controllers.calendarFeed

/** Under `/api`: one's own address. Answers with a secret are never kept for repeated requests. */
export default () =>
  router
    .group(() => {
      router.get('', [CalendarFeeds, 'show']).as('show')
      router.post('', [CalendarFeeds, 'store']).as('open')
      router.delete('', [CalendarFeeds, 'destroy']).as('close')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.can('calendar_feed.edit_own')])
    .prefix('calendar-feed')
    .as('calendarFeed')

/** Outside `/api`: what calendar programs read, without a header or a cookie. */
export const calendarFileRoutes = () =>
  router
    .get('calendar/:file', [CalendarFiles, 'show'])
    .where('file', /^[\w-]+\.ics$/)
    .use(middleware.open('calendar_feed.read_linked'))
    .as('calendarFile')
