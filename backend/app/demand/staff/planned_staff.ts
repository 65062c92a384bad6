import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { addDays, daysBetween, type Day } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { locationsInScope } from '#app/scheduling/public/scope'
import { longestStaffDays, type PlannedShift, type PlannedStaff } from '#contracts/demand_staff'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ScheduleEntry } from '#contracts/schedule'

/**
 * Shifts of a location with a position, published or not, those of the evening before that reach into the days among them.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.staff_span unless the days are 1 to `longestStaffDays`
 */
export async function plannedStaff(
  locationId: string,
  { from, until }: { from: Day; until: Day }
): Promise<PlannedStaff> {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestStaffDays)
    throw new DomainError('demand.staff_span', { most: longestStaffDays })
  await locationsInScope([locationId])
  const entries = await plannedEntries({
    ...{ from: addDays(from, -1), until, locationIds: [locationId] },
    types: [scheduleEntryTypes.shift],
  })
  const shifts = entries.flatMap((entry) => plannedShift(entry, from) ?? [])
  return { from, until, shifts: shifts.filter((shift) => shift.until > 0) }
}

/** A shift in minutes from the midnight of a day; null without a position. */
export function plannedShift(entry: ScheduleEntry, from: Day): PlannedShift | null {
  const { positionId, employeeId } = entry
  if (positionId === null) return null
  const { unpaidBreaks, ...times } = clockedShift(entry, daysBetween(from, entry.day))
  return { ...{ positionId, ...times, isOpen: employeeId === null }, breaks: [...unpaidBreaks] }
}
