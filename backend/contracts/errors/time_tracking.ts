export const timeTrackingErrors = {
  'time_tracking.punch_in_future': 400,
  'time_tracking.punch_too_old': 400,
  'time_tracking.not_valid_now': 400,
  'time_tracking.other_method': 400,
  'time_tracking.counter_reused': 400,
  'time_tracking.notice_unread': 400,
  'time_tracking.notice_changed': 400,
  'time_tracking.not_your_location': 400,
  'time_tracking.too_late_to_withdraw': 400,
  'time_tracking.already_corrected': 400,
} as const
