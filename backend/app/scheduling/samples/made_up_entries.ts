import { addDays, instantOf, periodOf, type Day } from '@shiftloom/solver/time'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { insertAll, type NewRow } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { MadeUpShift } from '#app/scheduling/samples/made_up_roster'
import { scheduleEntryTypes, type ScheduleEntryType } from '#contracts/enums'
import type { EntrySource, PublishedFace } from '#contracts/schedule'

type Place = { locationId: string; positionId: string }
/** A row of `schedule_entries`, whole: rows of every kind are inserted together. */
export type MadeUpEntry = Required<
  Pick<
    NewRow<'scheduleEntries'>,
    | ('id' | 'organisationId' | 'type' | 'employeeId' | 'locationId' | 'positionId' | 'day' | 'startTime')
    | (
        | 'endTime'
        | 'fullDay'
        | 'zone'
        | 'startsAt'
        | 'endsAt'
        | 'workMinutes'
        | 'breaks'
        | 'locked'
        | 'source'
      )
    | ('code' | 'availability' | 'published' | 'publishedAt' | 'isSample')
  >
>
type Said =
  'type' | 'employeeId' | 'locationId' | 'day' | 'startTime' | 'endTime' | 'zone' | 'startsAt' | 'endsAt'

/** What a row does not say is as usual. */
const entry = (
  said: Pick<MadeUpEntry, Said> & Partial<MadeUpEntry> & { source: EntrySource },
  published: boolean
): MadeUpEntry => {
  const row = {
    ...{ id: newId(), organisationId: organisationContext.current().id, positionId: null, fullDay: false },
    ...{ workMinutes: 0, breaks: [], locked: false, code: null, availability: null, isSample: false },
    ...said,
  }
  return {
    ...row,
    published: published ? faceOf(row) : null,
    publishedAt: published ? new Date() : null,
  }
}

const faceOf = (row: Omit<MadeUpEntry, 'published' | 'publishedAt'>): PublishedFace => ({
  ...{ employeeId: row.employeeId, positionId: row.positionId, locationId: row.locationId, day: row.day },
  ...{ start: row.startTime, end: row.endTime, breaks: [...row.breaks], comment: null },
})

/** A shift row; `published` marks it as staff see it. */
export const shiftRow = (
  shift: MadeUpShift,
  place: Place,
  employeeId: string | null,
  options: { published: boolean; locked?: boolean; source: EntrySource }
): MadeUpEntry =>
  entry(
    {
      ...{ type: scheduleEntryTypes.shift, employeeId, ...place, day: shift.day, zone: shift.zone },
      ...{ startTime: shift.startTime, endTime: shift.endTime, workMinutes: shift.workMinutes },
      ...{ startsAt: new Date(shift.start), endsAt: new Date(shift.end), breaks: shift.breaks },
      ...{ source: options.source, locked: options.locked ?? false },
    },
    options.published
  )

/** Whole days of leave or another absence, one row a day. */
export const absenceRows = (
  employeeId: string,
  locationId: string,
  zone: string,
  from: Day,
  days: number,
  type: ScheduleEntryType,
  code: string
): MadeUpEntry[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index)).map((day) =>
    entry(
      {
        ...{ type, employeeId, locationId, day, zone, startTime: '00:00', endTime: '00:00', fullDay: true },
        startsAt: new Date(instantOf(day, '00:00', zone)),
        endsAt: new Date(instantOf(addDays(day, 1), '00:00', zone)),
        ...{ code, source: 'request' },
      },
      true
    )
  )

export function availabilityRow(
  employeeId: string,
  locationId: string,
  zone: string,
  day: Day,
  start: string,
  end: string,
  kind: AvailabilityKind
): MadeUpEntry {
  const period = periodOf(day, start, end, zone)
  const times = { startTime: start, endTime: end, fullDay: start === '00:00' && end === '00:00' }
  return entry(
    {
      ...{ type: scheduleEntryTypes.availability, employeeId, locationId, zone, day, ...times },
      ...{ startsAt: new Date(period.start), endsAt: new Date(period.end) },
      ...{ availability: kind, source: 'request' },
    },
    false
  )
}

export const insertEntries = (rows: readonly MadeUpEntry[]): Promise<void> =>
  insertAll('scheduleEntries', rows)
