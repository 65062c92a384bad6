/** What a person registers, from coming to leaving. */
export const punchKinds = ['start', 'break_start', 'break_end', 'end'] as const
export type PunchKind = (typeof punchKinds)[number]

/**
 * Where a punch was made. `unknown`: the location has a point on the map and the punch brought none; `unchecked`: it cannot
 * be compared, or the way of registering is at the location by itself.
 */
type PlaceVerdict = 'inside' | 'outside' | 'inaccurate' | 'unknown' | 'unchecked'

export type Punch = {
  readonly id: string
  readonly kind: PunchKind
  /** Instant, milliseconds since 1970. */
  readonly at: number
  readonly locationId: string
  /** IANA zone of the location. */
  readonly zone: string
  readonly place: PlaceVerdict
  /** Stated by a correction, not registered by the person at the time. */
  readonly corrected?: boolean
}
