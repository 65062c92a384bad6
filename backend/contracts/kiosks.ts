import type { RegistrationMethod } from './organisation.ts'
import type { KioskMethod, PunchAction } from './time_tracking.ts'

/** Letters and digits that are not mistaken for one another. */
export const kioskCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const kioskCodeLength = 8
/** For which a code waits to be approved. */
export const kioskCodeMinutes = 30
export const longestKioskName = 60
/** Registrations in one message of a kiosk. */
export const mostKioskEvents = 40
/** Days for which a kiosk may have been without a connection. */
export const oldestKioskDays = 31
/** A kiosk tells the server that it is there this often. */
export const kioskSyncSeconds = 20
/** Without a sign of a kiosk for this long, its administrators see that it is silent. */
export const silentKioskMinutes = 10
/** Wrong codes in a row after which a kiosk waits, and for how long. */
export const kioskLock = { wrongCodes: 5, seconds: 60 } as const
/** Days of planned shifts a kiosk keeps, from today. */
export const kioskPlanDays = 8
/** Cost of the scrypt key between what a person types or holds to the kiosk and what is compared: 16 MiB a try. */
export const kioskKeyCost = { N: 2 ** 14, r: 8, p: 1 } as const

/** Readers write the same card with and without what parts its bytes. */
export const plainCardCode = (code: string): string => code.replaceAll(/[:-]/g, '').toUpperCase()

/** POST /api/kiosk/activations: a device asks to become a kiosk. `secret` is known to the device alone, `code` to everyone who looks at it. */
export type KioskActivation = { code: string; secret: string; expiresAt: string }

/** What the device keeps of itself. Tokens are replaced from time to time. */
export type KioskIdentity = {
  id: string
  token: string
  organisationId: string
  /** Mixed into what is compared, another one on each device. */
  salt: string
}
/** POST /api/kiosk/activation-states: `ended` codes are replaced by a new one. */
export type KioskActivationState =
  { state: 'waiting' } | { state: 'ended' } | { state: 'approved'; kiosk: KioskIdentity }

/**
 * One registration at a kiosk. `corrects` is the counter of the one it takes back, with the kind `void`. `clientAtMs` is what
 * the device's clock showed and `offsetMs` how far the server's clock was ahead of it, as far as the device knows.
 */
export type KioskEvent = {
  counter: number
  employeeId: string
  kind: PunchAction | 'void'
  corrects: number | null
  clientAtMs: number
  offsetMs: number | null
  /** How far that may be wrong; null where the device does not know, missing from one that does not say. */
  uncertaintyMs?: number | null
  method: KioskMethod
  note: string | null
  /** By the device's key, of `signedText`; base64url of 64 bytes. */
  signature: string
}
/** What a kiosk signs of an event; the server builds the same text. */
export const signedText = (kioskId: string, event: Omit<KioskEvent, 'signature'>): string =>
  [
    ...[kioskId, event.counter, event.employeeId, event.kind, event.corrects ?? '', event.clientAtMs],
    ...[
      event.offsetMs ?? '',
      event.method,
      event.note ?? '',
      ...(event.uncertaintyMs == null ? [] : [event.uncertaintyMs]),
    ],
  ].join('\n')
/** What it signs of a message as a whole. */
export const signedMessage = (token: string, sentAtMs: number): string => `${token}\n${sentAtMs}`

type KioskProof = { token: string; sentAtMs: number; proof: string }

/** POST /api/kiosk/syncs */
export type KioskSyncInput = KioskProof & {
  events: KioskEvent[]
  /** Still on the device after these. */
  waiting: number
  wrongCodes: number
  offsetMs: number | null
  appVersion: string
  /** Of the roster the device has. */
  rosterTag: string | null
}
export type KioskSync = {
  /** The server's clock, milliseconds since 1970. */
  nowMs: number
  /** For how long it had the message from then on: no part of the way, whose middle the device compares its clock with. */
  tookMs: number
  /** Counters that need not be sent again. */
  taken: number[]
  /** Those of them that do not count and wait for a person's look. */
  refused: number[]
  /** A new one, from now on; the device uses it at its next message. */
  token: string | null
  /** Null: as the device has it, or brought by the answer to its next message, after a full one. */
  roster: KioskRoster | null
}

export type KioskRoster = {
  tag: string
  name: string
  organisation: string
  location: { id: string; name: string; zone: string }
  showsNames: boolean
  people: KioskPerson[]
}
export type KioskPerson = {
  id: string
  name: string
  surname: string
  /** What the person types or holds to the kiosk, as this kiosk can compare it; null without one. */
  pin: string | null
  card: string | null
  qr: string
  /** Where the person registers time instead; null if here. */
  elsewhere: Exclude<RegistrationMethod, 'kiosk'> | null
  /** Of the last day, those that count. `counter` for those of this kiosk. */
  punches: { id: string; kind: PunchAction; at: string; counter: number | null; locationId: string }[]
  /** Published ones, from today. */
  shifts: { startsAt: string; endsAt: string }[]
}

/** POST /api/kiosk/identifications: a code the device cannot compare by itself, such as a PIN given before kiosks came. */
export type KioskQuestion = KioskProof & { method: 'pin' | 'card'; code: string }

/** GET /api/time-tracking/kiosks */
export type Kiosk = {
  id: string
  version: number
  name: string
  locationId: string
  showsNames: boolean
  approvedAt: string
  approvedBy: { name: string; surname: string } | null
  seenAt: string | null
  silent: boolean
  /** Registrations that were on the device when it was last seen. */
  waiting: number
  /** How far the device's clock was behind. */
  skewMs: number | null
  appVersion: string | null
  wrongCodes: number
  refused: KioskRefusal[]
}
/** A registration that could not be taken, with why; `at` by the device's clock. */
export type KioskRefusal = {
  counter: number
  code: KioskRefusalCode
  employee: { name: string; surname: string } | null
  kind: PunchAction | 'void'
  at: string
}
export type KioskRefusalCode =
  'signature' | 'unknown_person' | 'future' | 'too_old' | 'counter_reused' | 'nothing_to_correct'

/** PUT /api/time-tracking/kiosks/{id} */
export type KioskInput = { name: string; locationId: string; showsNames: boolean }
/** POST /api/time-tracking/kiosks: approves the device that shows the code. */
export type KioskApproval = KioskInput & { code: string }
