import { workMinutesInside } from '../planned_work.ts'
import type { PlanEntry } from './plan_context.ts'
import { isAbsence, isThere, isWork, periodOfEntry, workOfEntry, type Positions } from './plan_entries.ts'

/**
 * Minutes of work that are planned in an absence at the moment it is entered. The absence keeps them, so that a shift
 * that makes way for it still lowers what the person owes by its own length (KP art. 130 § 3). A whole day takes the
 * shifts that start on it, a part of a day what lies inside.
 *
 * @param planned the plan before the absence is entered, other people's among it; an absence that is there already
 *   hands on what it holds, which is how leave becomes sickness without losing its hours
 * @param handedOver shifts as staff see them: they count on a day from which the plan has taken them already
 */
export function heldMinutesOf(
  absence: PlanEntry,
  planned: readonly PlanEntry[],
  handedOver: readonly PlanEntry[],
  positions: Positions
): number {
  const isSameDay = ({ employeeId, day }: PlanEntry): boolean =>
    employeeId === absence.employeeId && day === absence.day
  const own = planned.filter((entry) => isThere(entry) && isSameDay(entry))
  const seen = handedOver.filter(isSameDay)
  return Math.max(
    minutesIn(absence, own, positions) || minutesIn(absence, seen, positions),
    known(absence, own)
  )
}

function minutesIn(absence: PlanEntry, entries: readonly PlanEntry[], positions: Positions): number {
  const works = entries.filter(isWork).map((entry) => workOfEntry(entry, positions))
  return works.reduce((total, work) => {
    if (work.counts === false) return total
    return total + (absence.fullDay ? work.workMinutes : workMinutesInside(work, periodOfEntry(absence)))
  }, 0)
}

/** What other absences of the day hold, as far as this one is long enough for it. */
function known(absence: PlanEntry, own: readonly PlanEntry[]): number {
  const { start, end } = periodOfEntry(absence)
  const held = own.filter(isAbsence).map(({ heldMinutes }) => heldMinutes ?? 0)
  return Math.min(Math.max(0, ...held), (end - start) / 60_000)
}
