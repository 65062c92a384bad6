import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { worksAt } from '#app/requests/people/works_at'
import { can } from '#contracts/abilities'
import { seesEveryLocation } from '#contracts/enums'
import type { PersonOfRequests } from '#contracts/filed_requests'
import { customerRoles } from '#contracts/people'

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

const deciding = customerRoles.filter((role) => can(role, 'requests.accept'))

/** People who may decide on the requests of a person, without that person. */
export const peopleToAsk = ({
  id,
  locationIds,
}: Pick<PersonAsked, 'id' | 'locationIds'>): Promise<PersonOfRequests[]> =>
  people()
    .where('e.id', '<>', id)
    .where('e.role', 'in', deciding)
    .where((eb) => eb.or([eb('e.role', 'in', deciding.filter(seesEveryLocation)), worksAt(locationIds)]))
    .execute()
