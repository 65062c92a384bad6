import { dayOf } from '@shiftloom/solver/time'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import { registeredTime, type RegisteredTime } from '#app/time_tracking/public/registered_time'
import type { StoredHours } from '#database/json/exports'
import type { SourceContent, SourceScope } from '#app/exports/sources/export_row'
import { distinct, workRows } from '#app/exports/sources/work_rows'

/**
 * Worked time: approved records of people who register it, the published plan of days that are over of those who do not,
 * in the zone of each location. This function is the only place that knows.
 */
export async function workedTime({ locationIds, ...span }: SourceScope, now: number): Promise<SourceContent> {
  const planned = (await publishedWork(span, { locationIds })).filter((piece) => isOver(piece, now))
  const registered = await registeredTime(span, locationIds, planned)
  const { people, approved } = registered
  const ofPlan = planned.filter(({ employeeId }) => !people.has(employeeId))
  return { rows: await workRows([...ofPlan, ...approved]), hours: hoursOf(ofPlan, registered) }
}

/** A night shift that began yesterday and still goes on is not over. */
const isOver = ({ day, zone, endsAt }: PublishedWork, now: number): boolean =>
  day < dayOf(now, zone) && Date.parse(endsAt) <= now

/** By person, where the hours come from and what is not among them; those without any hours here are left out. */
function hoursOf(ofPlan: PublishedWork[], { people, approved, waiting, unrecorded }: RegisteredTime) {
  const withHours = new Set(approved.map(({ employeeId }) => employeeId))
  const ofRecords = [...people].filter((id) => withHours.has(id) || waiting.has(id) || unrecorded.has(id))
  return [
    ...ofRecords.map((employeeId): StoredHours => ({
      ...{ employeeId, source: 'records' },
      ...{ waitingRecords: waiting.get(employeeId) ?? 0, unrecordedShifts: unrecorded.get(employeeId) ?? 0 },
    })),
    ...distinct(ofPlan.map(({ employeeId }) => employeeId)).map((employeeId): StoredHours => ({
      ...{ employeeId, source: 'plan', waitingRecords: 0, unrecordedShifts: 0 },
    })),
  ]
}
