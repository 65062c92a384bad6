import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { peopleById } from '#app/scheduling/public/schedule_people'
import { can } from '#contracts/abilities'

/**
 * The person, if the actor may read their working time: their own, or of people at locations they answer for.
 *
 * @throws core.not_found
 */
export async function personOfSheet(employeeId: string) {
  const { role, employeeId: own, locationIds } = organisationContext.actor()
  const [person] = await peopleById([employeeId])
  if (!person) throw notFound({ employeeId })
  const answersFor =
    can(role, 'records.read') &&
    (locationIds === null || person.locationIds.some((id) => locationIds.includes(id)))
  if (employeeId !== own && !answersFor) throw notFound({ employeeId })
  return person
}
