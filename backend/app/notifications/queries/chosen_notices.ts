import { notices, type NotificationPreferences } from '#contracts/organisation'
import type { ChosenNotices } from '#contracts/notifications'

/** Every notice by every channel; what was never chosen is sent. */
export const chosenNotices = (chosen: NotificationPreferences): ChosenNotices =>
  Object.fromEntries(
    notices.map((notice) => [notice, { mail: true, mobile: true, ...chosen[notice] }])
  ) as ChosenNotices
