import type { ScheduleEntry, ShiftBreak, Day } from '#contracts/schedule'
import type { EntryContent } from '#database/json/schedule'

export type { EntryChange, EntryContent, EntryFacts } from '#database/json/schedule'

/** An entry as it is stored, regardless of who may see it. */
export type StoredEntry = ScheduleEntry & {
  groupId: string | null
  changedBy: string | null
  deleted: boolean
}

/** The content with its keys in one order, so that two contents can be compared as text. */
export const contentOf = (entry: EntryContent): EntryContent => ({
  type: entry.type,
  employeeId: entry.employeeId,
  locationId: entry.locationId,
  positionId: entry.positionId,
  day: entry.day,
  start: entry.start,
  end: entry.end,
  fullDay: entry.fullDay,
  zone: entry.zone,
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  workMinutes: entry.workMinutes,
  breaks: entry.breaks.map(breakOf),
  comment: entry.comment,
  locked: entry.locked,
  source: entry.source,
  availability: entry.availability,
  code: entry.code,
  heldMinutes: entry.heldMinutes ?? 0,
  groupId: entry.groupId,
})
const breakOf = ({ start, minutes, paid }: ShiftBreak): ShiftBreak => ({ start, minutes, paid })

/** What planners see of a stored entry: nothing once it is deleted. */
export const plannedContent = (entry: StoredEntry | undefined): EntryContent | null =>
  !entry || entry.deleted ? null : contentOf(entry)

export const sameContent = (a: EntryContent | null, b: EntryContent | null): boolean =>
  a === null || b === null ? a === b : JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b))

/** The wire's shape, without what only the server knows. */
export function wireEntry(entry: StoredEntry): ScheduleEntry {
  const { groupId: _group, changedBy: _by, deleted: _deleted, ...wire } = entry
  return wire
}

export type DaySpan = { from: Day; until: Day }
