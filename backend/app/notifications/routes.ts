import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Notifications, UnreadNotifications, NotificationReadings, NotificationSettings } =
  controllers.notifications
const { PushSubscriptions, NoticeDeliveries, DeliveryRepeats } = controllers.notifications
const { can } = middleware

export default () =>
  router
    .group(() => {
      router.get('', [Notifications, 'index']).use(can('notifications.read_own')).as('index')
      router.get('unread', [UnreadNotifications, 'show']).use(can('notifications.read_own')).as('unread')
      router
        .put('readings', [NotificationReadings, 'updateAll'])
        .use(can('notifications.read_own'))
        .as('readAll')
      router
        .put(':id/reading', [NotificationReadings, 'update'])
        .use(can('notifications.read_own'))
        .as('read')
      router
        .get('settings', [NotificationSettings, 'show'])
        .use(can('notification_settings.edit'))
        .as('settings')
      router
        .put('settings', [NotificationSettings, 'update'])
        .use(can('notification_settings.edit'))
        .as('chooseNotices')
      router
        .post('devices', [PushSubscriptions, 'store'])
        .use(can('notification_settings.edit'))
        .as('addDevice')
      router
        .delete('devices/:id', [PushSubscriptions, 'destroy'])
        .use(can('notification_settings.edit'))
        .as('forgetDevice')
      router.get('deliveries', [NoticeDeliveries, 'index']).use(can('event_logs.read')).as('deliveries')
      router
        .post('deliveries/:id/repeats', [DeliveryRepeats, 'store'])
        .use(can('event_logs.read'))
        .as('repeatDelivery')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('notifications')
    .as('notifications')
