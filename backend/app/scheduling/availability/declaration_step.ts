import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import type { PersonDeclaring } from '#app/scheduling/availability/person_declaring'
import { applyCommand } from '#app/scheduling/commands/apply_command'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { timesOf } from '#app/scheduling/entries/entry_times'
import { lockPeople } from '#app/scheduling/people/lock_people'
import type { ScopeLocation } from '#app/scheduling/scope/locations_in_scope'
import { lockOwnStacks } from '#app/scheduling/steps/command_log'
import type { HoursOfDay } from '#contracts/availability'
import type { CommandLabel, Day, EntryOperation } from '#contracts/schedule'

/** Until this unit of work ends, no one else changes what the person declared. In the order in which commands lock. */
export async function lockDeclarations({ id }: PersonDeclaring): Promise<void> {
  await lockOwnStacks()
  await lockPeople([id])
}

/**
 * @throws scheduling.availability_closed
 * @throws scheduling.availability_without_location
 */
export function requireOpen({ closed, place }: PersonDeclaring): ScopeLocation {
  if (closed) throw new DomainError('scheduling.availability_closed')
  if (!place) throw new DomainError('scheduling.availability_without_location')
  return place
}

/** @throws scheduling.availability_too_late for a day that the actor may no longer declare */
export function requireInTime({ firstDay }: PersonDeclaring, days: readonly Day[]): void {
  const late = days.toSorted()[0]
  if (late !== undefined && late < firstDay)
    throw new DomainError('scheduling.availability_too_late', { day: late, firstDay })
}

/** @throws scheduling.availability_hours */
export function requireHours(hours: HoursOfDay | null): void {
  if (hours && hours.start === hours.end)
    throw new DomainError('scheduling.availability_hours', { field: 'hours.end' })
}

/** What an entry of the day says of its times. */
export const timesFor = (hours: HoursOfDay | null) =>
  hours ? { ...hours, fullDay: false } : { start: '00:00', end: '00:00', fullDay: true }

/** Entries whose time the days would overlap: a person says one thing about a time, and the latest counts. */
export function overlapped(
  days: readonly Day[],
  hours: HoursOfDay | null,
  zone: string,
  declared: readonly StoredEntry[]
): StoredEntry[] {
  const times = days.map((day) => timesOf({ day, ...timesFor(hours), breaks: [] }, zone))
  return declared.filter(({ startsAt, endsAt }) =>
    times.some((one) => one.startsAt < endsAt && startsAt < one.endsAt)
  )
}

export const removing = ({ id, version }: StoredEntry): EntryOperation => ({ kind: 'delete', id, version })

/** Carries the change out as one step of the schedule, which planners see at once and can undo if it is theirs. */
export async function takeStep(
  label: CommandLabel,
  operations: EntryOperation[],
  groupId: string | null = null
): Promise<void> {
  if (operations.length > 0)
    await applyCommand({ id: newId(), label, operations }, { source: 'request', groupId })
}
