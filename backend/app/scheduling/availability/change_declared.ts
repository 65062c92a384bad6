import { DomainError } from '#app/core/errors/domain_error'
import { declaredAround, declaredEntry, declaredInGroup } from '#app/scheduling/availability/declared_entries'
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
import { wireEntry, type StoredEntry } from '#app/scheduling/entries/entry'
import type { AvailabilityEdit, AvailabilityScope } from '#contracts/availability'
import type { EntryOperation } from '#contracts/schedule'

type Chosen = { id: string; version: number; scope: AvailabilityScope }

/**
 * Changes what was declared. Of a group, days that are too late stay as they are.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws what `declareDays` throws
 */
export async function changeDeclared(
  id: string,
  { version, scope, kind, hours }: AvailabilityEdit
): Promise<PersonDeclaring> {
  const { person, entries } = await chosenEntries({ id, version, scope }, 'edit')
  const { zone } = requireOpen(person)
  requireHours(hours)
  const days = entries.map(({ day }) => day)
  const kept = new Set(entries.map((one) => one.id))
  const others = (await declaredAround(person.id, days)).filter((one) => !kept.has(one.id))
  const replaced = overlapped(days, hours, zone, others)
  requireInTime(
    person,
    replaced.map(({ day }) => day)
  )
  const changed = entries.map((one): EntryOperation => ({
    ...{ kind: 'update', id: one.id, version: one.version },
    changes: { availability: kind, ...timesFor(hours) },
  }))
  await takeStep('declareAvailability', [...replaced.map(removing), ...changed])
  return person
}

/**
 * Takes back what was declared. Of a group, days that are too late stay.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws scheduling.availability_closed, scheduling.availability_too_late
 */
export async function withdrawDeclared(chosen: Chosen): Promise<PersonDeclaring> {
  const { person, entries } = await chosenEntries(chosen, 'delete')
  requireOpen(person)
  await takeStep('withdrawAvailability', entries.map(removing))
  return person
}

async function chosenEntries(
  { id, version, scope }: Chosen,
  deed: 'edit' | 'delete'
): Promise<{ person: PersonDeclaring; entries: StoredEntry[] }> {
  const seen = await declaredEntry(id)
  const person = await personDeclaring(seen.employeeId ?? undefined, deed)
  await lockDeclarations(person)
  const chosen = await declaredEntry(id)
  if (chosen.version !== version)
    throw new DomainError('core.stale_version', { entryId: id, current: wireEntry(chosen) })
  const { groupId, day } = chosen
  const all = scope === 'group' && groupId ? await declaredInGroup(groupId) : [chosen]
  const entries = all.filter((one) => one.employeeId === person.id && one.day >= person.firstDay)
  if (entries.length === 0) requireInTime(person, [day])
  return { person, entries }
}
