import type { EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isPlanned, isShift } from './entry_kind.ts'
import type { DayRange } from './view_range.ts'
import { planDelete, planUpdate } from './plan_operations.ts'

/** The answer of a range also holds the night shifts that reach into it; a period's own entries start in it. */
export const startingIn = (
  entries: readonly ScheduleEntry[],
  { from, until }: DayRange
): readonly ScheduleEntry[] => entries.filter(({ day }) => day >= from && day < until)

export type Unpublished = {
  added: ScheduleEntry[]
  changed: ScheduleEntry[]
  removed: ScheduleEntry[]
  /** Ids of everybody who will be told. */ people: Set<string>
}

/** What publishing would show to staff. An unassigned draft is nobody's news, so it waits. */
export function unpublished(entries: readonly ScheduleEntry[]): Unpublished {
  const found: Unpublished = { added: [], changed: [], removed: [], people: new Set() }
  for (const entry of entries) {
    if (!isShift(entry)) continue
    if (entry.state === 'draft' && entry.employeeId) found.added.push(entry)
    else if (entry.state === 'changed') found.changed.push(entry)
    else if (entry.state === 'removed') found.removed.push(entry)
    else continue
    for (const id of [entry.state === 'removed' ? null : entry.employeeId, entry.published?.employeeId])
      if (id) found.people.add(id)
  }
  return found
}
export const unpublishedCount = ({ added, changed, removed }: Unpublished): number =>
  added.length + changed.length + removed.length

export const bulkKinds = ['unassignChanges', 'deleteUnassigned', 'deleteAll'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The shifts a bulk change touches. */
export function bulkTargets(kind: BulkKind, entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const shifts = entries.filter(isPlanned)
  if (kind === 'deleteAll') return shifts
  if (kind === 'deleteUnassigned') return shifts.filter((entry) => !entry.employeeId)
  return shifts.filter((entry) => entry.employeeId && entry.state !== 'published')
}

/** The same as operations, for when filters narrow the bulk change to the shifts shown. */
export const bulkOperations = (kind: BulkKind, targets: readonly ScheduleEntry[]): EntryOperation[] =>
  kind === 'unassignChanges'
    ? targets.map((entry) => planUpdate(entry, { employeeId: null }))
    : planDelete(targets)
