import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { isShift } from './entry_kind.ts'

type Wanted = {
  day: string
  start: string
  end: string
  locationId: string
  positionId: string | null
  /** The planner chose the position; otherwise any that the person holds will do. */
  exactly: boolean
}

/**
 * The open shift a user most likely means when typing its times into a person's row: the same day, times and place, at
 * the position asked for or else at another one the person holds.
 */
export function openTwin(
  entries: Iterable<ScheduleEntry>,
  person: Pick<SchedulePerson, 'positionIds'>,
  { day, start, end, locationId, positionId, exactly }: Wanted
): ScheduleEntry | null {
  const alike = [...entries].filter(
    (entry) =>
      isShift(entry) &&
      entry.employeeId === null &&
      entry.state !== 'removed' &&
      !entry.locked &&
      entry.day === day &&
      entry.start === start &&
      entry.end === end &&
      entry.locationId === locationId
  )
  const held = ({ positionId: at }: ScheduleEntry) => at === null || person.positionIds.includes(at)
  return (
    alike.find((entry) => entry.positionId === positionId) ?? (exactly ? null : (alike.find(held) ?? null))
  )
}
