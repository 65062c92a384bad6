import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { dependantsOf } from '#app/organisation/directory/dependants'
import { loadLocation } from '#app/organisation/locations/load_locations'
import type { LocationDeletion } from '#contracts/organisation'

/**
 * What deleting a location would mean now.
 *
 * @throws core.not_found
 */
export async function locationDeletion(id: string): Promise<LocationDeletion> {
  if (!(await loadLocation(id))) throw notFound()
  const { losses } = await dependantsOf('locations', id)
  return { people: await peopleAtHomeIn(id), losses }
}

/** Whose main location it is, archived people left out. */
export const peopleAtHomeIn = (id: string): Promise<LocationDeletion['people']> =>
  database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname'])
    .where('mainLocationId', '=', id)
    .where('archivedAt', 'is', null)
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .execute()
