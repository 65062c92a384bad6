import type { RegistrationMethod } from './organisation.ts'

/** What a person registers, in the order of a day. */
export const punchActions = ['start', 'break_start', 'break_end', 'end'] as const
export type PunchAction = (typeof punchActions)[number]

/** Raised with the text of the notice about positions: people read the new one before they send another position. */
export const placeNoticeVersion = 1

/** Minutes in which a person takes back a punch of their own. */
export const withdrawMinutes = 5
/** A punch that waited longer than this on a device is no longer taken. */
export const oldestPunchHours = 72
/** Of a punch, in characters. */
export const longestPunchNote = 500
/** Days after which coordinates are erased; what they showed stays. */
export const placesKeptDays = 90

/** How a person is known at a kiosk; a card may be read by a reader or by the device itself (NFC). */
export const kioskMethods = ['pin', 'card', 'qr'] as const
export type KioskMethod = (typeof kioskMethods)[number]
export type PunchMethod = 'browser' | 'manual' | KioskMethod

/**
 * Where a punch was made, as far as it can be known. `unknown`: the location is on the map and the punch brought no position;
 * `unchecked`: there is nothing to compare.
 */
export type PunchPlace = 'inside' | 'outside' | 'inaccurate' | 'unknown' | 'unchecked'

export type OwnPunch = {
  id: string
  kind: PunchAction
  /** ISO instant, by the server's clock. */
  at: string
  locationId: string
  place: PunchPlace
  accuracyMetres: number | null
  distanceMetres: number | null
  note: string | null
  /** Entered or moved by a manager, for this reason; null for the person's own. */
  reason: string | null
  /** Until this ISO instant the person may take it back; null when not. */
  withdrawableUntil: string | null
}

/** GET /api/time-tracking/own/day: the person's day so far and what may be registered now. */
export type OwnDay = {
  /** ISO instant of the server, to show times by. */
  now: string
  /** The way the person registers time; null if any way will do. */
  method: RegistrationMethod | null
  /** Whether this page is such a way. */
  registersHere: boolean
  state: 'away' | 'working' | 'break'
  /** ISO instant since which the state holds; null while away. */
  since: string | null
  next: PunchAction[]
  /** Where the person may register; `mapped` ones compare positions. */
  locations: { id: string; name: string; zone: string; mapped: boolean }[]
  /** Where a start would most likely be. */
  usualLocationId: string | null
  /** Published shifts of today, and the one going on. */
  shifts: {
    entryId: string
    startsAt: string
    endsAt: string
    locationId: string
    positionId: string | null
  }[]
  /** Of today and of the work going on, by instant. */
  punches: OwnPunch[]
  /** Minutes of them: at work less breaks, and on breaks. */
  workMinutes: number
  breakMinutes: number
  /** Whether the person has read the present notice about positions. */
  noticeRead: boolean
  /** A position less accurate than this shows nothing. */
  accuracyLimitMetres: number
}

/** A position as the browser gives it. */
type SentPosition = { latitude: number; longitude: number; accuracyMetres: number }

/**
 * POST /api/time-tracking/own/punches. The device's clock may be wrong: what counts is how long before sending the punch was
 * made. The same device and counter again is the same punch.
 */
export type PunchInput = {
  kind: PunchAction
  locationId: string
  deviceId: string
  counter: number
  /** By the clock of the device, milliseconds since 1970: when it was made, and when it is sent. */
  clientAtMs: number
  sentAtMs: number
  position: SentPosition | null
  note: string | null
}
