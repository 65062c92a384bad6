type Seen = { locationId: string; published: { locationId: string } | null }

/**
 * Whether a planner may publish an entry, or take it back: who plans single locations reaches what is planned at one of
 * them and is seen by the staff of no other.
 *
 * @param mine the planner's locations; `null` for all of the organisation
 */
export const isWithinReach = ({ locationId, published }: Seen, mine: readonly string[] | null): boolean =>
  mine === null || (mine.includes(locationId) && (published === null || mine.includes(published.locationId)))
