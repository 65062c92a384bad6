import { rows } from '#app/core/organisation_context'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ShiftsAhead } from '#contracts/people'

/**
 * Shifts of a person that have not begun, by start.
 *
 * @param scope locations whose shifts are named; those elsewhere are counted. `null` for all.
 */
export async function shiftsAhead(employeeId: string, scope: string[] | null): Promise<ShiftsAhead> {
  const found = await rows<ShiftsAhead['shifts'][number] & { seen: boolean }>(
    `select e.id, e.version, e.day, e.start_time as "start", e.end_time as "end", e.location_id as "locationId",
       e.locked, (?::uuid[] is null or e.location_id = any(?::uuid[])) as seen
     from schedule_entries e
     where e.employee_id = ? and e.type = ? and e.deleted_at is null and e.starts_at > now()
     order by e.starts_at, e.id`,
    [scope, scope, employeeId, scheduleEntryTypes.shift]
  )
  const shifts = found.flatMap(({ seen, ...shift }) => (seen ? [shift] : []))
  return { shifts, elsewhere: found.length - shifts.length }
}
