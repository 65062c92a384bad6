import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { personName } from '#app/core/person_name'
import { dependantsOf } from '#app/organisation/directory/dependants'
import { loadLocation } from '#app/organisation/locations/load_locations'
import { planning } from '#app/organisation/directory/planning'
import { forgetFixedTemplates } from '#app/organisation/locations/forget_fixed_templates'
import { peopleAtHomeIn } from '#app/organisation/locations/location_deletion'

type DeleteLocationInput = {
  id: string
  /** The location's name as the person typed it. */
  name: string | undefined
}

/** As many people a sentence names; the answer's details have them all. */
const namedPeople = 5

/**
 * Closes a location for good, with its schedules, records and settings.
 * Archived people whose main location it was keep no main location.
 *
 * @throws core.not_found
 * @throws organisation.location_has_employees while it is a person's main location, with their names
 * @throws organisation.location_name_differs unless its name was typed
 */
export async function deleteLocation({ id, name }: DeleteLocationInput): Promise<void> {
  const location = await loadLocation(id, 'lock')
  if (!location) throw notFound()
  // Checked under these locks: they hold back others who make it a main location or restore a person of it.
  await database()
    .selectFrom('employees')
    .select('id')
    .where('mainLocationId', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await refuseWhilePeopleLiveThere(id)
  if (name?.trim() !== location.name)
    throw new DomainError('organisation.location_name_differs', { field: 'name' })
  const { losses } = await dependantsOf('locations', id)
  await forgetFixedTemplates(await planning().lockTemplatesAt(id))
  await database()
    .updateTable('employees')
    .set({ mainLocationId: null })
    .where('mainLocationId', '=', id)
    .execute()
  await database().deleteFrom('locations').where('id', '=', id).execute()
  await record({
    action: 'organisation.delete',
    entity: 'location',
    entityId: id,
    before: location,
    after: { losses },
  })
}

async function refuseWhilePeopleLiveThere(id: string): Promise<void> {
  const people = await peopleAtHomeIn(id)
  if (people.length === 0) return
  const named = people.slice(0, namedPeople).map((person) => personName(person))
  const names = named.join(', ') + (people.length > namedPeople ? ' …' : '')
  throw new DomainError('organisation.location_has_employees', { count: people.length, names, people })
}
