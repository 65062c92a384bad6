import type { Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
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
  database()
    .selectFrom('scheduleEntries')
    .select(['id', 'version', 'type', 'employeeId', 'locationId', 'positionId', 'day', 'zone', 'fullDay'])
    .select(['workMinutes', 'locked', 'source', 'availability', 'breaks', 'heldMinutes'])
    .select([
      sql<number>`(extract(epoch from starts_at) * 1000)::float8`.as('start'),
      sql<number>`(extract(epoch from ends_at) * 1000)::float8`.as('end'),
      sql<boolean>`published is not null`.as('published'),
    ])
    .where('deletedAt', 'is', null)
    .where('day', '>=', from)
    .where('day', '<', until)
    .where((eb) =>
      eb.or([eb('locationId', '=', anyOf(locationIds)), eb('employeeId', '=', anyOf(employeeIds))])
    )
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
