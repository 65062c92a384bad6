import { addDays, instantOf, periodOf, type Day } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { scheduleEntryTypes, type ScheduleEntryType } from '#contracts/enums'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import type { MadeUpShift } from '#app/scheduling/samples/made_up_roster'

type Place = { locationId: string; positionId: string }

/** A shift row; `published` marks it as staff see it. */
export function shiftRow(
  shift: MadeUpShift,
  place: Place,
  employeeId: string | null,
  options: { published: boolean; locked?: boolean; source: string }
) {
  const { breaks } = shift
  return {
    id: newId(),
    organisation_id: organisationContext.current().id,
    type: scheduleEntryTypes.shift,
    employee_id: employeeId,
    location_id: place.locationId,
    position_id: place.positionId,
    day: shift.day,
    start_time: shift.startTime,
    end_time: shift.endTime,
    zone: shift.zone,
    starts_at: new Date(shift.start),
    ends_at: new Date(shift.end),
    work_minutes: shift.workMinutes,
    breaks: JSON.stringify(breaks),
    source: options.source,
    locked: options.locked ?? false,
    published: options.published
      ? JSON.stringify({
          employeeId,
          positionId: place.positionId,
          locationId: place.locationId,
          day: shift.day,
          start: shift.startTime,
          end: shift.endTime,
          breaks,
          comment: null,
        })
      : null,
    published_at: options.published ? new Date() : null,
  }
}

/** Whole days of leave or another absence, one row a day. */
export const absenceRows = (
  employeeId: string,
  locationId: string,
  zone: string,
  from: Day,
  days: number,
  type: ScheduleEntryType,
  code: string
) =>
  Array.from({ length: days }, (_, index) => addDays(from, index)).map((day) => ({
    id: newId(),
    organisation_id: organisationContext.current().id,
    type,
    employee_id: employeeId,
    location_id: locationId,
    position_id: null,
    day,
    start_time: '00:00',
    end_time: '00:00',
    full_day: true,
    zone,
    starts_at: new Date(instantOf(day, '00:00', zone)),
    ends_at: new Date(instantOf(addDays(day, 1), '00:00', zone)),
    work_minutes: 0,
    code,
    source: 'request',
    published: JSON.stringify({
      employeeId,
      positionId: null,
      locationId,
      day,
      start: '00:00',
      end: '00:00',
      breaks: [],
      comment: null,
    }),
    published_at: new Date(),
  }))

export function availabilityRow(
  employeeId: string,
  locationId: string,
  zone: string,
  day: Day,
  start: string,
  end: string,
  kind: AvailabilityKind
) {
  const period = periodOf(day, start, end, zone)
  return {
    id: newId(),
    organisation_id: organisationContext.current().id,
    type: scheduleEntryTypes.availability,
    employee_id: employeeId,
    location_id: locationId,
    position_id: null,
    day,
    start_time: start,
    end_time: end,
    full_day: start === '00:00' && end === '00:00',
    zone,
    starts_at: new Date(period.start),
    ends_at: new Date(period.end),
    work_minutes: 0,
    availability: kind,
    source: 'request',
  }
}

/** Inserts in slices: one statement has at most 65,535 values. */
export async function insertEntries(rows: Record<string, unknown>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1000) {
    const slice = rows.slice(start, start + 1000)
    if (slice.length > 0) await trx().table('schedule_entries').multiInsert(slice)
  }
}
