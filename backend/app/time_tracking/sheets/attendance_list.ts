import { addDays, clockOf, daysBetween } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { publishedAbsences } from '#app/scheduling/public/published_absences'
import { publishedWork } from '#app/scheduling/public/published_work'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { ClockTime, Day } from '#contracts/schedule'
import { longestAttendanceDays, recordStatuses } from '#contracts/time_records'

/** Hours of being there, or that the person was away, whatever the reason. */
type Attendance = { start: ClockTime; end: ClockTime | null } | 'absent'
export type AttendanceList = {
  location: string
  days: Day[]
  people: { name: string; surname: string; attendance: Map<Day, Attendance[]> }[]
}

/**
 * Who was at a location on each day. Reasons of absences stay out of it: the list hangs where everyone reads it.
 *
 * @throws core.not_found for a location outside of the actor's reach
 * @throws time_tracking.record_span
 */
export async function attendanceList(locationId: string, range: DaySpan): Promise<AttendanceList> {
  const length = daysBetween(range.from, range.until)
  if (length < 1 || length > longestAttendanceDays)
    throw new DomainError('time_tracking.record_span', { most: longestAttendanceDays })
  const mine = organisationContext.actor().locationIds
  const location = await database()
    .selectFrom('locations')
    .select('name')
    .where('id', '=', locationId)
    .$if(mine !== null, (query) => query.where('id', '=', anyOf(mine!)))
    .executeTakeFirstOrThrow(() => notFound({ locationId }))
  const records = await recordsAt(locationId, range)
  const planned = await publishedWork(range, { locationIds: [locationId] })
  const ids = [...new Set([...records, ...planned].map(({ employeeId }) => employeeId))]
  const absences = await publishedAbsences(range, ids)
  const people = await database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname'])
    .where('id', '=', anyOf(ids))
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return {
    location: location.name,
    days: Array.from({ length }, (_, index) => addDays(range.from, index)),
    people: people.map(({ id, name, surname }) => {
      const attendance = new Map<Day, Attendance[]>()
      const add = (day: Day, one: Attendance) => attendance.set(day, [...(attendance.get(day) ?? []), one])
      for (const record of records)
        if (record.employeeId === id) add(record.day, { start: record.start, end: record.end })
      for (const { employeeId, day } of absences)
        if (employeeId === id && !attendance.has(day)) add(day, 'absent')
      return { name, surname, attendance }
    }),
  }
}

/** What was registered or entered there, but for rejected records. */
async function recordsAt(locationId: string, { from, until }: DaySpan) {
  const found = await database()
    .selectFrom('timeRecords')
    .select(['employeeId', 'day', 'zone'])
    .select([
      sql<Date>`coalesce(real_starts_at, counted_starts_at)`.as('startsAt'),
      sql<Date | null>`coalesce(real_ends_at, case when real_starts_at is null then counted_ends_at end)`.as(
        'endsAt'
      ),
    ])
    .where('locationId', '=', locationId)
    .where('day', '>=', from)
    .where('day', '<', until)
    .where('status', '<>', recordStatuses.rejected)
    .where(({ eb, or }) => or([eb('realStartsAt', 'is not', null), eb('countedStartsAt', 'is not', null)]))
    .orderBy('day')
    .orderBy('startsAt')
    .execute()
  return found.map(({ employeeId, day, zone, startsAt, endsAt }) => ({
    ...{ employeeId, day },
    start: clockOf(startsAt.getTime(), zone),
    end: endsAt && clockOf(endsAt.getTime(), zone),
  }))
}
