export const notificationsErrors = {
  'notifications.devices_off': 400,
  'notifications.still_on_its_way': 400,
} as const
