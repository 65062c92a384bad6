import { addDays, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { publishedWork } from '#app/scheduling/public/published_work'
import { stateOfPerson } from '#app/time_tracking/presence/state_of_person'
import { registeredWork } from '#app/time_tracking/records/registered_work'
import { presenceStates, type Presence } from '#contracts/presence'

const DAY_MS = 86_400_000

/** People at the locations the actor answers for, now and on this day: those who are there first. */
export async function listPresence(
  { locationIds }: { locationIds?: string[] | undefined },
  now: number
): Promise<Presence[]> {
  const places = await placesOf(locationIds)
  const people = await peopleAround([...places], now)
  const today = dayOf(now, 'UTC')
  const work = await registeredWork([...people.keys()], addDays(today, -2), addDays(today, 2))
  const found = work.flatMap(({ employeeId, work: planned, ...registered }): Presence[] => {
    const person = people.get(employeeId)
    const current = stateOfPerson(registered, now)
    if (!person || !current || !places.has(current.locationId)) return []
    const { state, shift, since, locationId, zone } = current
    return [
      {
        ...{ employee: person, locationId, zone, state, since: iso(since) },
        positionId: (shift && planned.get(shift.id)?.positionId) ?? null,
        ...{ plannedStartsAt: iso(shift?.period.start), plannedEndsAt: iso(shift?.period.end) },
      },
    ]
  })
  const rank = ({ state }: Presence) => presenceStates.indexOf(state)
  return found.sort((a, b) => rank(a) - rank(b))
}

const iso = (instant: number | null | undefined): string | null =>
  instant == null ? null : new Date(instant).toISOString()

/** Locations asked about that are within the actor's reach. */
async function placesOf(asked: string[] | undefined): Promise<Set<string>> {
  const mine = organisationContext.actor().locationIds
  const found = await database()
    .selectFrom('locations')
    .select('id')
    .where('archivedAt', 'is', null)
    .$if(mine !== null, (query) => query.where('id', '=', anyOf(mine!)))
    .$if(asked !== undefined, (query) => query.where('id', '=', anyOf(asked!)))
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Those who are planned there these days, or have registered there since yesterday, by name. */
async function peopleAround(locationIds: string[], now: number) {
  const today = dayOf(now, 'UTC')
  const work = await publishedWork({ from: addDays(today, -2), until: addDays(today, 2) }, { locationIds })
  const punches = await database()
    .selectFrom('timePunches')
    .select('employeeId')
    .distinct()
    .where('locationId', '=', anyOf(locationIds))
    .where('at', '>', new Date(now - 2 * DAY_MS))
    .execute()
  const ids = new Set([...work, ...punches].map(({ employeeId }) => employeeId))
  const found = await database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname'])
    .where('id', '=', anyOf([...ids]))
    .where('archivedAt', 'is', null)
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}
