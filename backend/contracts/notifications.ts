import type { Notice, NotificationPreferences } from './organisation.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Kinds of notifications. Only notices can be turned off; news of one's own account cannot. */
type NotificationKind =
  | 'new_schedule'
  | 'updated_schedule'
  | 'new_task'
  | 'request_status'
  | 'request_waits'
  | 'request_deputy'
  | 'account'
  | 'labour_model'
  | 'swap'
  | 'time_registration'
  | 'open_shift'

/** How many entries came, changed and went, and the days they lie in. */
export type ScheduleNews = {
  from: Day
  /** Last day. */
  last: Day
  added: number
  changed: number
  removed: number
}
/** A change made to the account, by its owner or a stranger. */
export type AccountNews = { change: 'password' | 'two_factor' }

/** What became of a person's own request. */
export type RequestNews = {
  requestId: string
  number: number
  isApproved: boolean
  firstDay: Day
  lastDay: Day
}

/** A request of another person, for those who decide: just sent, without a decision for two days, or about to begin. */
export type WaitingNews = {
  requestId: string
  number: number
  step: 'filed' | 'waits' | 'soon'
  firstDay: Day
  lastDay: Day
}

/** That one decides on requests in the place of a person, or no longer does. */
export type DeputyNews = {
  step: 'named' | 'ended'
  /** Whose place is taken. */
  employeeId: string
  /** Both null: on every day on which that person is away. */
  firstDay: Day | null
  lastDay: Day | null
}

/** A swap: `asked` of a colleague, `confirm` for supervisors, the rest about what one offered or accepted. */
export type SwapNews = {
  swapId: string
  /** Each happens once to a swap: together they name what happened. */
  step: 'asked' | 'confirm' | 'accepted' | 'rejected'
  /** Of the shift that is offered. */
  day: Day
}

/** A correction of registered time: `asked` of managers, the rest about one's own. */
export type CorrectionNews = {
  about: 'correction'
  correctionId: string
  step: 'asked' | 'accepted' | 'rejected'
  /** Of the work that it corrects. */
  day: Day
}

export type TimeAlertKind = 'late' | 'absence' | 'early_finish' | 'missing_end' | 'outside' | 'silent_kiosk'

/** Something about registered time that managers are to know, or the person themself. */
export type AlertNews = {
  about: 'alert'
  alertId: string
  alert: TimeAlertKind
  locationId: string
  day: Day
  /** When work should have begun or ended, or what was registered, on the clock of the location. */
  clock: ClockTime | null
  /** Whom managers are notified about; `null` for news of oneself or of a kiosk. */
  employeeId: string | null
  /** Name of the kiosk. */
  kiosk: string | null
}
export type TimeNews = CorrectionNews | AlertNews

/** An open shift: `opened` to those who may claim it, `won` or `lost` to those who did. */
export type OpenShiftNews = {
  openShiftId: string
  /** Each happens once to a person and a shift. */
  step: 'opened' | 'won' | 'lost'
  day: Day
}

/** Shifts made from demand wait for a decision, or could not be made. */
export type ModelNews = {
  runId: string
  /** One of its locations. */
  locationId: string
  from: Day
  /** Last day. */
  last: Day
  outcome: 'proposed' | 'failed'
  added: number
}

type OfKind<Kind extends NotificationKind, News> = {
  id: string
  kind: Kind
  data: News
  /** When the newest event it reports happened. ISO instant. */
  at: string
  read: boolean
  /** Whom it is about, as they are called now: of an alert, or whose place a deputy takes. */
  person: { name: string; surname: string } | null
}
/** One row of GET /notifications, the newest first. Screens find the words. */
export type AppNotification =
  | OfKind<'new_schedule' | 'updated_schedule', ScheduleNews>
  | OfKind<'request_status', RequestNews>
  | OfKind<'request_waits', WaitingNews>
  | OfKind<'request_deputy', DeputyNews>
  | OfKind<'swap', SwapNews>
  | OfKind<'time_registration', TimeNews>
  | OfKind<'open_shift', OpenShiftNews>
  | OfKind<'account', AccountNews>
  | OfKind<'labour_model', ModelNews>
/** GET /notifications/unread. */
export type UnreadNotifications = { unread: number }

/** `mobile`: on devices, although the product is closed there. In the product itself everything is shown. */
export const noticeChannels = ['mail', 'mobile'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
/** Every notice with every channel, what was never chosen as it usually is. */
export type ChosenNotices = Record<Notice, Record<NoticeChannel, boolean>>

/** A browser that shows notices although the product is closed there. */
export type PushDevice = {
  id: string
  /** As the browser called itself; null when it did not. */
  userAgent: string | null
  /** ISO instant. */
  createdAt: string
  /** It was turned on in the sign-in that asks. */
  isCurrent: boolean
}
/** GET /notifications/settings. */
export type NotificationSettings = {
  notices: ChosenNotices
  /** `null` if this installation reaches no devices. Otherwise the key browsers subscribe with (VAPID), base64url. */
  pushKey: string | null
  devices: PushDevice[]
}
/** PUT /notifications/settings. */
export type NotificationSettingsInput = { notices: NotificationPreferences }

/** `waiting` for its time or the next attempt, `handed` to the mail port, `dropped` because there was no recipient. */
export const deliveryStates = ['waiting', 'handed', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** One row of GET /notifications/deliveries, the newest first. */
export type NoticeDelivery = {
  id: string
  channel: NoticeChannel
  kind: NotificationKind
  employeeId: string
  /** Whose message it is, as they are called now. */
  name: string
  surname: string
  state: DeliveryState
  attempts: number
  /** Why the last attempt failed, as a code; never words of another server, which quote addresses. */
  lastError: string | null
  /** ISO instants. */
  createdAt: string
  /** The next attempt of one that waits. */
  dueAt: string
  sentAt: string | null
}
