import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { concerns, reachOfActor } from '#app/requests/deputies/reach_of_actor'
import type { CalendarPerson } from '#contracts/request_calendar'

/**
 * People at the locations of the actor, those on whose requests they decide today as a deputy, and the actor: all of them,
 * or one. Archived people are left out.
 *
 * @param employeeId only this person
 */
export async function calendarPeople(employeeId?: string): Promise<CalendarPerson[]> {
  const actor = organisationContext.actor()
  const { locationIds } = actor
  const reach = locationIds === null ? [] : await reachOfActor()
  const places = reach.filter(({ insteadOf }) => insteadOf !== null)
  return database()
    .selectFrom('employees as e')
    .leftJoin('employeeLocations as l', 'l.employeeId', 'e.id')
    .select(['e.id', 'e.name', 'e.surname'])
    .select(
      sql<string[]>`coalesce(array_agg(l.location_id) filter (where l.location_id is not null), '{}')`.as(
        'locationIds'
      )
    )
    .where('e.archivedAt', 'is', null)
    .$if(employeeId !== undefined, (query) => query.where('e.id', '=', employeeId!))
    .$if(locationIds !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('e.id', '=', actor.employeeId),
          eb.exists(
            eb
              .selectFrom('employeeLocations as own')
              .select('own.employeeId')
              .whereRef('own.employeeId', '=', 'e.id')
              .where('own.locationId', '=', anyOf(locationIds!))
          ),
          ...places.map(concerns),
        ])
      )
    )
    .groupBy(['e.id', 'e.name', 'e.surname'])
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
}
