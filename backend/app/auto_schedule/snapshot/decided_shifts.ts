import { isGivenAway } from '#app/auto_schedule/snapshot/repair'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import { scheduleEntryTypes } from '#contracts/enums'
import type { EntrySource } from '#contracts/schedule'
import type { RunRepair, RunScope } from '#contracts/auto_schedule'

/**
 * Which entries an automatic schedule decides about: the scope's shifts, less those the planner wants to keep and those
 * of people the scope leaves out. A locked open shift stays open when locks are kept. What a person who cannot come
 * would have worked is decided about although it is published or planned by hand; a lock is kept even then.
 */
export function isDecided(
  entry: SnapshotEntry,
  { scope, repair }: { scope: RunScope; repair: readonly RunRepair[] },
  people: ReadonlySet<string>
): boolean {
  if (!isInScope(entry, scope)) return false
  if (scope.keep.locked && entry.locked) return false
  if (isGivenAway(entry, repair)) return true
  if (entry.employeeId === null) return true
  if (!people.has(entry.employeeId)) return false
  return !(scope.keep.published && entry.published) && !(scope.keep.manual && byHand.includes(entry.source))
}

/** A shift of a person's fixed template, or of a template a planner applied, is a planner's decision. */
const byHand: EntrySource[] = ['manual', 'template']

const isInScope = (entry: SnapshotEntry, { from, until, locationIds, positionIds }: RunScope): boolean =>
  entry.type === scheduleEntryTypes.shift &&
  entry.day >= from &&
  entry.day < until &&
  locationIds.includes(entry.locationId) &&
  (positionIds.length === 0 || (entry.positionId !== null && positionIds.includes(entry.positionId)))
