import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { decidingRoles } from '#app/requests/people/deciding_roles'
import { worksAt } from '#app/requests/people/works_at'
import { seesEveryLocation } from '#contracts/enums'
import type { PersonOfRequests } from '#contracts/filed_requests'

const people = () =>
  database()
    .selectFrom('employees as e')
    .select(['e.id', 'e.name', 'e.surname'])
    .where('e.archivedAt', 'is', null)
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')

/** People the actor may file requests for. */
export const peopleToFileFor = (): Promise<PersonOfRequests[]> => {
  const { locationIds } = organisationContext.actor()
  return people()
    .$if(locationIds !== null, (query) => query.where(worksAt(locationIds!)))
    .execute()
}

/** People who may decide on the requests of a person, without that person. */
export const peopleToAsk = ({
  id,
  locationIds,
}: Pick<PersonAsked, 'id' | 'locationIds'>): Promise<PersonOfRequests[]> =>
  people()
    .where('e.id', '<>', id)
    .where('e.role', 'in', decidingRoles)
    .where((eb) => eb.or([eb('e.role', 'in', decidingRoles.filter(seesEveryLocation)), worksAt(locationIds)]))
    .execute()

/** Everyone who may decide on requests somewhere. */
export const peopleWhoDecide = (): Promise<PersonOfRequests[]> =>
  people().where('e.role', 'in', decidingRoles).execute()
