import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { clockOf } from '@shiftloom/solver/time'
import type { Warning } from '../model/warning.ts'

/** A shift that takes part in a breach. `entry` is null when it lies outside the days or places shown. */
export type Involved = {
  id: string
  entry: ScheduleEntry | null
  day: string
  start: string
  end: string
  locationId: string | null
}

/** The shifts of a breach besides the one it is shown on, in time order. */
export function involvedIn(
  { verdict, causeId }: Warning,
  entryById: ReadonlyMap<string, ScheduleEntry>,
  context: Pick<PlanContext, 'around'> | null
): Involved[] {
  return verdict.shiftIds
    .filter((id) => id !== causeId)
    .flatMap((id): Involved[] => {
      const entry = entryById.get(id)
      if (entry)
        return [
          { id, entry, day: entry.day, start: entry.start, end: entry.end, locationId: entry.locationId },
        ]
      const other = context?.around.find((one) => one.id === id)
      if (!other) return []
      const { day, zone, locationId, startsAt, endsAt } = other
      const clock = (iso: string) => clockOf(Date.parse(iso), zone)
      return [{ id, entry: null, day, start: clock(startsAt), end: clock(endsAt), locationId }]
    })
}
