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
}

/** A stored event: a punch, or one that takes the place of an earlier event. `void` leaves nothing in that place. */
type StoredEvent = {
  readonly id: string
  readonly kind: PunchKind | 'void'
  readonly correctsId: string | null
}

const stands = <Event extends StoredEvent>(event: Event): event is Event & { kind: PunchKind } =>
  event.kind !== 'void'

/** The events that no later one has replaced. */
export function standingPunches<Event extends StoredEvent>(events: readonly Event[]) {
  const replaced = new Set(events.map(({ correctsId }) => correctsId))
  return events.filter((event) => !replaced.has(event.id)).filter(stands)
}
