import type { DecidedShift } from '#app/auto_schedule/queries/find_run'

/**
 * Whether a shift is still what the solver decided about. A new comment changes its version but not the decision; a
 * shift that is gone, or that the planner's rules now keep, is no longer there to decide about.
 */
export function sameDecision(asked: DecidedShift | undefined, present: DecidedShift | undefined): boolean {
  if (!asked || !present) return false
  return (['currentPersonId', 'locationId', 'positionId', 'start', 'end', 'day'] as const).every(
    (key) => asked[key] === present[key]
  )
}
