import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { describedAs } from '#app/core/validation/described_as'
import { deliveryStates, noticeChannels } from '#contracts/notifications'
import { isPushKey } from '#app/notifications/push/push_key'
import { isPushService } from '#app/notifications/push/push_services'

export const listNotificationsValidator = vine.create(pagingFields)
export const listDeliveriesValidator = vine.create({
  ...pagingFields,
  state: vine.enum(deliveryStates).optional(),
  channel: vine.enum(noticeChannels).optional(),
  search: vine.string().trim().maxLength(100).optional(),
})

const channels = () => vine.object({ mail: vine.boolean(), mobile: vine.boolean() }).optional()
export const notificationSettingsValidator = vine.create({
  notices: vine.object({
    new_schedule: channels(),
    updated_schedule: channels(),
    new_task: channels(),
    request_status: channels(),
    time_registration: channels(),
  }),
})

const pushService = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !isPushService(value))
      field.report('The {{ field }} is not a push service', 'push_service', field)
  },
  { toJSONSchema: describedAs({ format: 'push-service' }) }
)
const pushKey = vine.createRule(
  async (value, _options, field) => {
    if (typeof value !== 'string' || !(await isPushKey(value)))
      field.report('The {{ field }} is not a key', 'push_key', field)
  },
  { toJSONSchema: describedAs({ format: 'push-key' }) }
)

/** As browsers describe a subscription (Push API): the keys are base64url. */
export const pushSubscriptionValidator = vine.create({
  endpoint: vine.string().maxLength(1000).use(pushService()),
  p256dh: vine.string().maxLength(100).use(pushKey()),
  auth: vine.string().regex(/^[\w-]{22}$/),
})
