import { clockOf, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { mustRegister } from '#app/time_tracking/records/must_register'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { ClockTime, Day } from '#contracts/schedule'
import { recordStatuses } from '#contracts/time_records'

type PlannedWork = { entryId: string; employeeId: string }

/** Approved hours on the clock of their place; the day is that on which they begin. */
type ApprovedWork = {
  employeeId: string
  locationId: string
  positionId: string | null
  day: Day
  start: ClockTime
  end: ClockTime
  workMinutes: number
  breaks: { minutes: number }[]
}
export type RegisteredTime = {
  /** People whose worked time is what they register: they have to, or have records in the range. */
  people: Set<string>
  approved: ApprovedWork[]
  /** By person, records of these places that no one has decided on. */
  waiting: Map<string, number>
  /** By person, planned work of which there is no record. */
  unrecorded: Map<string, number>
}

/**
 * What people have registered in a range of days at locations, and what of it is not settled yet.
 *
 * @param planned what was planned there and is over
 */
export async function registeredTime(
  { from, until }: DaySpan,
  locationIds: string[],
  planned: readonly PlannedWork[]
): Promise<RegisteredTime> {
  const inRange = database().selectFrom('timeRecords').where('day', '>=', from).where('day', '<', until)
  const records = await inRange
    .select(['employeeId', 'locationId', 'positionId', 'zone', 'status', 'workMinutes', 'unpaidBreakMinutes'])
    .select(['countedStartsAt', 'countedEndsAt'])
    .where('locationId', '=', anyOf(locationIds))
    .orderBy('countedStartsAt')
    .orderBy('id')
    .execute()
  const plannedPeople = [...new Set(planned.map(({ employeeId }) => employeeId))]
  const anywhere = await inRange
    .select('employeeId')
    .distinct()
    .where('employeeId', '=', anyOf(plannedPeople))
    .execute()
  const people = new Set([
    ...(await mustRegister(plannedPeople)),
    ...[...records, ...anywhere].map(({ employeeId }) => employeeId),
  ])
  const known = await recordedEntries(planned.filter(({ employeeId }) => people.has(employeeId)))
  return {
    people,
    approved: records.filter(({ status }) => status === recordStatuses.approved).flatMap(approvedWork),
    waiting: countsOf(records.filter(({ status }) => status === recordStatuses.pending)),
    unrecorded: countsOf(
      planned.filter(({ employeeId, entryId }) => people.has(employeeId) && !known.has(entryId))
    ),
  }
}

type CountedRecord = Pick<ApprovedWork, 'employeeId' | 'locationId' | 'positionId' | 'workMinutes'> & {
  zone: string
  unpaidBreakMinutes: number
  countedStartsAt: Date | null
  countedEndsAt: Date | null
}

function approvedWork({
  zone,
  countedStartsAt,
  countedEndsAt,
  unpaidBreakMinutes,
  ...record
}: CountedRecord): ApprovedWork[] {
  if (countedStartsAt === null || countedEndsAt === null) return []
  const [start, end] = [countedStartsAt.getTime(), countedEndsAt.getTime()]
  const { employeeId, locationId, positionId, workMinutes } = record
  return [
    {
      ...{ employeeId, locationId, positionId, workMinutes, day: dayOf(start, zone) },
      ...{ start: clockOf(start, zone), end: clockOf(end, zone) },
      breaks: [{ minutes: unpaidBreakMinutes }],
    },
  ]
}

async function recordedEntries(planned: readonly PlannedWork[]): Promise<Set<string | null>> {
  const found = await database()
    .selectFrom('timeRecords')
    .select('entryId')
    .where('entryId', '=', anyOf(planned.map(({ entryId }) => entryId)))
    .execute()
  return new Set(found.map(({ entryId }) => entryId))
}

const countsOf = (of: readonly { employeeId: string }[]): Map<string, number> =>
  new Map([...Map.groupBy(of, ({ employeeId }) => employeeId)].map(([id, own]) => [id, own.length]))
