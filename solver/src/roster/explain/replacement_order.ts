import { loadOf } from '../score.ts'
import type { Replacement } from '../result.ts'

/** A replacement with what its place depends on beside it. */
export type Candidate = {
  readonly replacement: Replacement
  readonly fte: number
  /** How well this person does the work of the shift, 1 to 5. */
  readonly level: number
  /** Place among all by how nearly possible they are. */
  readonly place: number
}

/** Shares of the agreed hours this near are the same. */
const SAME_LOAD = 50

/**
 * Unblocked people first; then fewest alerts, a preferred time, room in the agreed hours, the higher level, fewest nights
 * (weekend days, holidays) for their hours when it is one, the smallest share of the agreed hours, and cost. Blocked people follow, the
 * most nearly possible first.
 * @param kinds whether the shift is a night, a weekend day, a holiday
 */
export function inOrder(candidates: readonly Candidate[], kinds: readonly boolean[]): Replacement[] {
  return candidates
    .map((candidate) => ({ ...candidate, keys: keysOf(candidate, kinds) }))
    .sort((a, b) => compared(a.keys, b.keys) || a.place - b.place)
    .map(({ replacement }) => replacement)
}

function keysOf({ replacement, fte, level, place }: Candidate, kinds: readonly boolean[]): number[] {
  const { blocker, alerts, preferred, plannedMinutes, normMinutes, costMinor = Infinity } = replacement
  if (blocker) return [1, place]
  const counts = [replacement.nights, replacement.weekends, replacement.holidays]
  const unpopular = counts.map((count, kind) => (kinds[kind] ? count / fte : 0))
  const load = loadOf(plannedMinutes, normMinutes)
  const above = Math.max(0, plannedMinutes - normMinutes)
  return [
    0,
    alerts.length,
    preferred ? 0 : 1,
    above,
    -level,
    ...unpopular,
    Math.floor(load / SAME_LOAD),
    costMinor,
    load,
  ]
}

/** The first numbers that differ decide. */
function compared(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index])
  return place < 0 ? 0 : a[place]! - b[place]!
}
