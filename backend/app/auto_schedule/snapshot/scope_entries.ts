import type { Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import type { ScheduleEntryType } from '#contracts/enums'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import type { EntrySource, ShiftBreak } from '#contracts/schedule'
import type { RunScope } from '#contracts/auto_schedule'

/** A row of the schedule as the snapshot reads it. Instants are epoch milliseconds. */
export type SnapshotEntry = {
  id: string
  version: number
  type: ScheduleEntryType
  employeeId: string | null
  locationId: string
  positionId: string | null
  day: Day
  zone: string
  fullDay: boolean
  start: number
  end: number
  workMinutes: number
  locked: boolean
  source: EntrySource
  published: boolean
  availability: AvailabilityKind | null
  /** On an absence: minutes of work that were planned in it. */
  heldMinutes?: number
  breaks: ShiftBreak[]
}

/** Everything planned in the days `[from, until)` at the locations, and for the people anywhere. */
export const scopeEntries = (
  { locationIds }: RunScope,
  employeeIds: readonly string[],
  { from, until }: { from: Day; until: Day }
): Promise<SnapshotEntry[]> =>
  rows<SnapshotEntry>(
    `select id, version, type, employee_id as "employeeId", location_id as "locationId", position_id as "positionId",
       day, zone, full_day as "fullDay", (extract(epoch from starts_at) * 1000)::float8 as start,
       (extract(epoch from ends_at) * 1000)::float8 as "end", work_minutes as "workMinutes", locked, source,
       published is not null as published, availability, breaks, held_minutes as "heldMinutes"
     from schedule_entries
     where deleted_at is null and day >= ? and day < ?
       and (location_id = any(?) or employee_id = any(?))
     order by starts_at, id`,
    [from, until, locationIds, [...employeeIds]]
  )
