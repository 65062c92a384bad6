import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { findLocations } from '#app/organisation/public/find_locations'
import { can } from '#contracts/abilities'

/** The person a request is for, with the place whose clock, holidays and law count for it. */
export type PersonAsked = FoundEmployee & { place: { id: string; zone: string; country: string } }

/**
 * @throws core.not_found for a person the actor may not file for
 * @throws requests.for_others when the actor files for themselves only
 * @throws requests.no_location
 */
export async function personAsked(employeeId: string): Promise<PersonAsked> {
  const actor = organisationContext.actor()
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person) throw notFound({ employeeId })
  if (employeeId !== actor.employeeId) {
    if (!can(actor.role, 'requests.create')) throw new DomainError('requests.for_others')
    if (!isWithin(person, actor.locationIds)) throw notFound({ employeeId })
  }
  if (person.archived) throw notFound({ employeeId })
  return withPlace(person)
}

/** @throws requests.no_location */
export async function withPlace(person: FoundEmployee): Promise<PersonAsked> {
  const id = person.mainLocationId ?? person.locationIds[0]
  const place = id ? (await findLocations([id])).get(id) : undefined
  if (!place) throw new DomainError('requests.no_location')
  return { ...person, place: { id: place.id, zone: place.timeZone, country: place.country } }
}

/** @param locationIds those the actor may touch; null: all */
const isWithin = ({ locationIds: own }: FoundEmployee, locationIds: string[] | null): boolean =>
  locationIds === null || own.some((id) => locationIds.includes(id))
