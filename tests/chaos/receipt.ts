export type Excuse =
  | 'the clock jumped before the server was asked'
  | 'all answers were slow'
  | 'an answer to a phone took more than a second'

/** What a device has an answer for: stored or refused, with its true time. */
export type Receipt = {
  deviceId: string
  counter: number
  employeeId: string
  kind: string
  /** When it was really pressed. */
  at: number
  /** Why the time may be wrong by more than a second; null where it may not. */
  excuse: Excuse | null
  isRefused: boolean
  /** Signed for another kiosk. */
  isBroken: boolean
}
