import { addDays, clockMinutes, daysBetween, type Day } from '@shiftloom/solver/time'
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
export function plannedShift(
  { day, start, end, breaks, positionId, employeeId }: ScheduleEntry,
  from: Day
): PlannedShift | null {
  if (positionId === null) return null
  const begins = daysBetween(from, day) * 1440 + clockMinutes(start)
  const length = clockMinutes(end) - clockMinutes(start)
  const ends = begins + (length > 0 ? length : length + 1440)
  const unpaid = breaks.filter(({ paid, minutes }) => !paid && minutes > 0)
  return {
    ...{ positionId, from: begins, until: ends, isOpen: employeeId === null },
    breaks: unpaid.map(({ start: at, minutes }) => {
      // A break without a time is taken in the middle; one before the shift's start is of the next day.
      const middle = Math.round((begins + ends - minutes) / 2)
      const offset = at === null ? middle - begins : clockMinutes(at) - clockMinutes(start)
      const first = begins + (offset >= 0 ? offset : offset + 1440)
      return { from: first, until: Math.min(ends, first + minutes) }
    }),
  }
}
