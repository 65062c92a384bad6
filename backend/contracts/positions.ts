import type { Loss } from './losses.ts'

/** Colours are slots 0 to 13 of the palette. */
export const positionColors = 14
export type PositionName = {
  id: string
  name: string
  color: number
  /** `#rrggbb`, shown instead of the slot's colour. */
  ownColor: string | null
}
/**
 * The first slot that no position shows, for a new one; where all are shown, the first of those that the fewest do. A
 * colour of a position's own leaves its slot free.
 */
export function freeColour(inUse: readonly Pick<PositionName, 'color' | 'ownColor'>[]): number {
  const uses = Array.from({ length: positionColors }, () => 0)
  for (const { color, ownColor } of inUse) if (!ownColor) uses[color]! += 1
  return uses.indexOf(Math.min(...uses))
}
export type Position = PositionName & {
  version: number
  /** Suggested for every new employee. Among the positions in use exactly one is. */
  isDefault: boolean
  /** Offered in the schedule. */
  visible: boolean
  billable: boolean
  includedInWorkingHours: boolean
  /** Dangerous or strenuous work, which the law keeps from some people and limits at night. */
  strenuous: boolean
  /** Harmful factors there exceed what is allowed: days have at most eight hours (Poland). */
  harmful: boolean
  archived: boolean
}
/** What is left out stays as it is; for a new position it is `false` or `null`. */
export type PositionInput = Omit<Position, 'id' | 'version' | 'archived' | LeftOut> &
  Partial<Pick<Position, LeftOut>>
type LeftOut = 'strenuous' | 'harmful' | 'ownColor'

/** GET /positions/usage, GET /tags/usage: what names each of them; those that nothing names are left out. */
export type Usage = { id: string; uses: Loss[] }
/** GET /positions/:id/deletion: what deleting it would mean now. */
export type PositionDeletion = {
  /** People who do it now. */
  people: { id: string; name: string; surname: string }[]
  /** Names of the schedule templates that go with it, by name. */
  templates: string[]
  /** What goes with it, kinds with nothing left out. */
  losses: Loss[]
  /** What keeps it from being deleted: then it can be archived. */
  blockers: Loss[]
}
