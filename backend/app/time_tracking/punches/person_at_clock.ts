import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { RegistrationMethod } from '#contracts/organisation'

export type PlaceOfWork = {
  id: string
  name: string
  /** IANA zone. */
  zone: string
  latitude: number | null
  longitude: number | null
  radiusMetres: number
}
export type PersonAtClock = {
  id: string
  /** `null` if any way of registering will do. */
  method: RegistrationMethod | null
  mainLocationId: string | null
  locations: PlaceOfWork[]
}

/**
 * The employee who asks, with the locations they work at. With `lock` nothing else registers their time until this unit of
 * work ends.
 *
 * @throws core.forbidden for a user who is no employee
 */
export async function personAtClock(lock: 'lock' | 'look' = 'look'): Promise<PersonAtClock> {
  const { employeeId } = organisationContext.actor()
  const person = await database()
    .selectFrom('employees')
    .select(['id', 'registrationMethod as method', 'mainLocationId'])
    .where('id', '=', employeeId)
    .where('archivedAt', 'is', null)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!person) throw new DomainError('core.forbidden')
  const locations = await database()
    .selectFrom('locations as l')
    .select(['l.id', 'l.name', 'l.timeZone as zone', 'l.latitude', 'l.longitude', 'l.radiusMetres'])
    .where('l.archivedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('l.id', '=', person.mainLocationId),
        eb.exists(
          eb
            .selectFrom('employeeLocations as k')
            .select(sql.lit(1).as('one'))
            .whereRef('k.locationId', '=', 'l.id')
            .where('k.employeeId', '=', person.id)
        ),
      ])
    )
    .orderBy('l.name')
    .orderBy('l.id')
    .execute()
  return { ...person, locations }
}

/** Whether the page is a way for this person to register time. */
export const registersInBrowser = ({ method }: PersonAtClock): boolean =>
  method === null || method === 'browser'
