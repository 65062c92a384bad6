/** What a device has an answer for: stored or refused, with its true time. */
export type Receipt = {
  deviceId: string
  counter: number
  employeeId: string
  kind: string
  /** When it was really pressed. */
  at: number
  /** Whether the device could know its time. */
  isSure: boolean
  toleranceMs: number
  isRefused: boolean
  /** Signed for another kiosk. */
  isBroken: boolean
}
