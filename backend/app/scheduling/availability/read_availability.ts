import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { declaredBetween, groupSizes } from '#app/scheduling/availability/declared_entries'
import { personDeclaring, type PersonDeclaring } from '#app/scheduling/availability/person_declaring'
import type { DaySpan, StoredEntry } from '#app/scheduling/entries/entry'
import { publishedEntries } from '#app/scheduling/entries/planned_entries'
import { workTypes } from '#app/scheduling/people/work_types'
import type { DeclaredAvailability, PersonAvailability, PersonOfAvailability } from '#contracts/availability'

/**
 * What a person declared for these days, with the published shifts they have then.
 *
 * @throws what `personDeclaring` throws
 */
export async function readAvailability(
  employeeId: string | undefined,
  span: DaySpan
): Promise<PersonAvailability> {
  return availabilityOf(await personDeclaring(employeeId, 'read'), span)
}

async function availabilityOf(
  { id, firstDay, closed, place }: PersonDeclaring,
  span: DaySpan
): Promise<PersonAvailability> {
  const found = await declaredBetween(id, span)
  const sizes = await groupSizes([...new Set(found.flatMap(({ groupId }) => groupId ?? []))])
  const shifts = await publishedEntries({ ...span, employeeIds: [id], types: workTypes })
  return {
    ...{ employeeId: id, ...span },
    entries: found.map((entry) => wireAvailability(entry, sizes)),
    shifts: shifts.map(({ id: shiftId, day, start, end }) => ({ id: shiftId, day, start, end })),
    ...{ mayDeclare: !closed && place !== null, firstDay },
  }
}

const wireAvailability = (
  { id, version, availability, day, fullDay, start, end, groupId }: StoredEntry,
  sizes: Map<string, number>
): DeclaredAvailability => ({
  ...{ id, version, kind: availability ?? 'available', day },
  hours: fullDay ? null : { start, end },
  groupSize: groupId ? (sizes.get(groupId) ?? 1) : 1,
})

/** People at the actor's locations. */
export const peopleWithAvailability = (): Promise<PersonOfAvailability[]> => {
  const { locationIds } = organisationContext.actor()
  return database()
    .selectFrom('employees as e')
    .select(['e.id', 'e.name', 'e.surname'])
    .where('e.archivedAt', 'is', null)
    .$if(locationIds !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from employee_locations l
          where l.employee_id = e.id and l.location_id = any(${locationIds!}::uuid[]))`
      )
    )
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
}
