import { database, now } from '#app/core/database/database'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ShiftsAhead } from '#contracts/people'

/**
 * Shifts of a person that have not begun, by start.
 *
 * @param scope locations whose shifts are named; those elsewhere are counted. `null` for all.
 */
export async function shiftsAhead(employeeId: string, scope: string[] | null): Promise<ShiftsAhead> {
  const found = await database()
    .selectFrom('scheduleEntries')
    .select(['id', 'version', 'day', 'startTime as start', 'endTime as end', 'locationId', 'locked'])
    .where('employeeId', '=', employeeId)
    .where('type', '=', scheduleEntryTypes.shift)
    .where('deletedAt', 'is', null)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
  const shifts = found.filter(({ locationId }) => !scope || scope.includes(locationId))
  return { shifts, elsewhere: found.length - shifts.length }
}
