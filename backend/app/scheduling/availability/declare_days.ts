import { newId } from '#app/core/models/new_id'
import { declaredAround } from '#app/scheduling/availability/declared_entries'
import {
  lockDeclarations,
  overlapped,
  removing,
  requireHours,
  requireInTime,
  requireOpen,
  takeStep,
  timesFor,
} from '#app/scheduling/availability/declaration_step'
import { personDeclaring, type PersonDeclaring } from '#app/scheduling/availability/person_declaring'
import { scheduleEntryTypes } from '#contracts/enums'
import type { AvailabilityDeclaration } from '#contracts/availability'
import type { EntryOperation } from '#contracts/schedule'

/**
 * Declares the days, in place of what was said about the same time before.
 *
 * @throws what `personDeclaring`, `requireOpen`, `requireInTime` and `requireHours` throw
 * @throws scheduling.hour_skipped for hours that a clock change leaves out
 */
export async function declareDays({
  employeeId,
  kind,
  days,
  hours,
}: AvailabilityDeclaration): Promise<PersonDeclaring> {
  const person = await personDeclaring(employeeId, 'create')
  const place = requireOpen(person)
  requireHours(hours)
  requireInTime(person, days)
  await lockDeclarations(person)
  const replaced = overlapped(days, hours, place.zone, await declaredAround(person.id, days))
  requireInTime(
    person,
    replaced.map(({ day }) => day)
  )
  const common = { type: scheduleEntryTypes.availability, employeeId: person.id, availability: kind }
  const created = days.map((day): EntryOperation => ({
    ...{ kind: 'create', id: newId() },
    entry: { ...common, locationId: place.id, positionId: null, day, ...timesFor(hours) },
  }))
  const groupId = days.length > 1 ? newId() : null
  await takeStep('declareAvailability', [...replaced.map(removing), ...created], groupId)
  return person
}
