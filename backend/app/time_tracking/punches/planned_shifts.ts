import { addDays, instantOf } from '@shiftloom/solver/time'
import type { PlannedShift } from '@shiftloom/solver/time_records/match'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import type { Day } from '#contracts/schedule'

/** Published work of people, which their punches belong to; what fills a whole day has no hours to compare. */
export async function plannedWork(
  employeeIds: string[],
  from: Day,
  until: Day
): Promise<Map<string, PublishedWork[]>> {
  const work = await publishedWork({ from, until }, { employeeIds })
  return Map.groupBy(
    work.filter(({ fullDay }) => !fullDay),
    ({ employeeId }) => employeeId
  )
}

/** A published piece of work as the kernel of records reads it. */
export const plannedShift = (work: PublishedWork): PlannedShift => ({
  id: work.entryId,
  day: work.day,
  locationId: work.locationId,
  zone: work.zone,
  period: { start: Date.parse(work.startsAt), end: Date.parse(work.endsAt) },
  breaks: work.breaks.map(({ start, minutes, paid }) => ({
    start: start === null ? null : breakStart(work, start),
    minutes,
    paid,
  })),
})

/** A clock time before the shift's start lies in the night's second day. */
const breakStart = ({ day, zone, start }: PublishedWork, clock: string): number =>
  instantOf(clock >= start ? day : addDays(day, 1), clock, zone)
