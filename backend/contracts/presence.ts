/**
 * `late`: the shift has begun, and a person who has to register has not come; `planned`: a shift that goes on without
 * registering, of those who need not; `expected`: later today; `gone`: has left today.
 */
export const presenceStates = ['working', 'break', 'late', 'planned', 'expected', 'gone'] as const
export type PresenceState = (typeof presenceStates)[number]

/** One row of GET /api/time-tracking/presence: a person at a location now, or on the day there. Times are ISO instants. */
export type Presence = {
  employee: { id: string; name: string; surname: string }
  locationId: string
  zone: string
  positionId: string | null
  state: PresenceState
  /** When the state began: work, break or leaving; `null` for those who have not come. */
  since: string | null
  plannedStartsAt: string | null
  plannedEndsAt: string | null
}
