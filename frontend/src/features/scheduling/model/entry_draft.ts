import type {
  EntryDraft,
  PublicationState,
  PublishedFace,
  ScheduleEntry,
  ShiftBreak,
} from '@shiftloom/backend/contracts/schedule'
import { minutesOf, periodOf, periodOfDays } from '@shiftloom/solver/time'
import { addDays } from './calendar.ts'

/** What a planner wrote of an entry, to be copied or edited. */
export const draftOf = (entry: ScheduleEntry): EntryDraft => ({
  type: entry.type,
  employeeId: entry.employeeId,
  locationId: entry.locationId,
  positionId: entry.positionId,
  day: entry.day,
  start: entry.start,
  end: entry.end,
  fullDay: entry.fullDay,
  breaks: entry.breaks,
  comment: entry.comment,
  locked: entry.locked,
  availability: entry.availability,
  code: entry.code,
})

/** The zone a location's times are shown in. */
export type ZoneOf = (locationId: string) => string

/** The entry as the server will most likely answer it, so the grid need not wait. */
export function entryOf(id: string, draft: EntryDraft, zone: string): ScheduleEntry {
  const blank: ScheduleEntry = {
    id,
    version: 0,
    zone,
    fullDay: false,
    breaks: [],
    comment: null,
    locked: false,
    availability: null,
    code: null,
    source: 'manual',
    state: 'draft',
    published: null,
    startsAt: '',
    endsAt: '',
    workMinutes: 0,
    ...draft,
  }
  return withInstants(blank)
}

/** @param zoneOf needed where the changes may name another location: the same clock times are other instants there */
export function changed(entry: ScheduleEntry, changes: Partial<EntryDraft>, zoneOf?: ZoneOf): ScheduleEntry {
  const { locationId } = changes
  const zone = zoneOf && locationId !== undefined ? zoneOf(locationId) : entry.zone
  const next = withInstants({ ...entry, ...changes, zone })
  return { ...next, state: stateOf(next) }
}

/** The entry as staff see it; null: they see nothing of it. */
export const asPublished = (entry: ScheduleEntry): ScheduleEntry | null =>
  entry.published && withInstants({ ...entry, ...entry.published, state: 'published' })

function withInstants(entry: ScheduleEntry): ScheduleEntry {
  const period = entry.fullDay
    ? periodOfDays(entry.day, addDays(entry.day, 1), entry.zone)
    : periodOf(entry.day, entry.start, entry.end, entry.zone)
  const unpaid = entry.breaks.reduce((sum, pause) => sum + (pause.paid ? 0 : pause.minutes), 0)
  return {
    ...entry,
    startsAt: new Date(period.start).toISOString(),
    endsAt: new Date(period.end).toISOString(),
    workMinutes: Math.max(0, minutesOf(period) - unpaid),
  }
}

/** `changed` only while what is planned differs from what staff see. */
function stateOf(entry: ScheduleEntry): PublicationState {
  if (!entry.published) return 'draft'
  return sameFace(entry, entry.published) ? 'published' : 'changed'
}

const sameFace = (entry: ScheduleEntry, face: PublishedFace): boolean =>
  entry.employeeId === face.employeeId &&
  entry.positionId === face.positionId &&
  entry.locationId === face.locationId &&
  entry.day === face.day &&
  entry.start === face.start &&
  entry.end === face.end &&
  entry.comment === face.comment &&
  sameBreaks(entry.breaks, face.breaks)

const sameBreaks = (a: ShiftBreak[], b: ShiftBreak[]): boolean =>
  a.length === b.length &&
  a.every((pause, index) => {
    const other = b[index]!
    return pause.start === other.start && pause.minutes === other.minutes && pause.paid === other.paid
  })
