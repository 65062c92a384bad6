import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isAbsence, isPlanned, isShift } from './entry_kind.ts'
import type { DayRange } from './view_range.ts'

/** The answer of a range also holds the night shifts that reach into it; a period's own entries start in it. */
export const startingIn = (
  entries: readonly ScheduleEntry[],
  { from, until }: DayRange
): readonly ScheduleEntry[] => entries.filter(({ day }) => day >= from && day < until)

export type Unpublished = {
  added: ScheduleEntry[]
  changed: ScheduleEntry[]
  removed: ScheduleEntry[]
  /** Absences and business trips that are new to staff, changed or gone. */
  absences: ScheduleEntry[]
  /** Ids of everyone who will be notified. */
  people: Set<string>
}

/** What publishing would show to staff. An unassigned draft is news to no one, so it waits; availability is no plan. */
export function unpublished(entries: readonly ScheduleEntry[]): Unpublished {
  const found: Unpublished = { added: [], changed: [], removed: [], absences: [], people: new Set() }
  for (const entry of entries) {
    if (entry.state === 'published' || (entry.state === 'draft' && !entry.employeeId)) continue
    if (isAbsence(entry)) found.absences.push(entry)
    else if (!isShift(entry)) continue
    else if (entry.state === 'draft') found.added.push(entry)
    else if (entry.state === 'changed') found.changed.push(entry)
    else found.removed.push(entry)
    for (const id of [entry.state === 'removed' ? null : entry.employeeId, entry.published?.employeeId])
      if (id) found.people.add(id)
  }
  return found
}
export const unpublishedEntries = ({ added, changed, removed, absences }: Unpublished): ScheduleEntry[] => [
  ...added,
  ...changed,
  ...removed,
  ...absences,
]
export const unpublishedCount = (news: Unpublished): number => unpublishedEntries(news).length

/** The shifts staff would no longer see, and whose they are; absences and availability are no plan and stay. */
export function withdrawn(entries: readonly ScheduleEntry[]): {
  entries: ScheduleEntry[]
  people: Set<string>
} {
  const found = entries.filter((entry) => isShift(entry) && entry.published)
  return { entries: found, people: new Set(found.flatMap(({ published }) => published?.employeeId ?? [])) }
}

export const bulkKinds = ['unassignChanges', 'deleteUnassigned', 'deleteAll'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The shifts a bulk change touches. */
export function bulkTargets(kind: BulkKind, entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const shifts = entries.filter(isPlanned)
  if (kind === 'deleteAll') return shifts
  if (kind === 'deleteUnassigned') return shifts.filter((entry) => !entry.employeeId)
  return shifts.filter((entry) => entry.employeeId && entry.state !== 'published')
}
