import { addDays } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { worksAt } from '#app/requests/people/works_at'
import { awayInPlan, visiblePeople } from '#app/scheduling/public/people_away'
import { publishedAbsences } from '#app/scheduling/public/published_absences'
import { can } from '#contracts/abilities'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { PersonAway, RequestStatus } from '#contracts/filed_requests'
import type { Day } from '#contracts/schedule'

type Days = { firstDay: Day; lastDay: Day }
type Away = Omit<PersonAway, 'name'>

/**
 * Others of the person's locations who are away on some of the days, once each, by first day. Users who see requests
 * learn of all requests and of what is planned; staff of what is approved or published, of co-workers whose schedules they
 * see.
 */
export async function peopleAway(person: PersonAsked, days: Days, locale: Locale): Promise<PersonAway[]> {
  const found = onceEach(await absencesSeen(person, days))
  const names = await namesOf([...found.keys()], locale)
  return names
    .map(({ id, name }) => ({ ...found.get(id)!, name }))
    .sort((one, other) => (one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0))
}

async function absencesSeen({ id, locationIds }: PersonAsked, days: Days): Promise<Away[]> {
  const { role, employeeId } = organisationContext.actor()
  const span = { from: days.firstDay, until: addDays(days.lastDay, 1) }
  if (can(role, 'requests.read')) {
    const colleagues = without(id, await colleaguesAt(locationIds))
    const requested = await requestedBy(colleagues, span, [statuses.pending, statuses.approved])
    return [...requested, ...(await awayInPlan(span, colleagues)).map(certain)]
  }
  const colleagues = without(id, employeeId ? await visiblePeople(employeeId, [...locationIds]) : [])
  const published = await publishedAbsences(span, colleagues)
  return [
    ...(await requestedBy(colleagues, span, [statuses.approved])),
    ...published.map(({ day, ...one }) => certain({ ...one, firstDay: day, lastDay: day })),
  ]
}

const without = (id: string, ids: string[]): string[] => ids.filter((one) => one !== id)
const certain = ({ employeeId, firstDay, lastDay }: Omit<Away, 'pending'>): Away => ({
  ...{ employeeId, firstDay, lastDay, pending: false },
})

const colleaguesAt = async (locationIds: readonly string[]): Promise<string[]> => {
  const found = await database()
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.archivedAt', 'is', null)
    .where(worksAt(locationIds))
    .execute()
  return found.map(({ id }) => id)
}

const requestedBy = (
  employeeIds: readonly string[],
  { from, until }: { from: Day; until: Day },
  inState: RequestStatus[]
): Promise<Away[]> =>
  database()
    .selectFrom('requests as r')
    .select(['r.employeeId', 'r.firstDay', 'r.lastDay'])
    .select(({ eb }) => eb('r.status', '=', statuses.pending).$castTo<boolean>().as('pending'))
    .where('r.employeeId', '=', anyOf([...employeeIds]))
    .where('r.status', 'in', inState)
    .where('r.firstDay', '<', until)
    .where('r.lastDay', '>=', from)
    .execute()

/** Several absences of a person are one; it is certain where one of them is. */
function onceEach(absences: readonly Away[]): Map<string, Away> {
  const byPerson = new Map<string, Away>()
  for (const one of absences) {
    const known = byPerson.get(one.employeeId)
    byPerson.set(one.employeeId, known ? joined(known, one) : one)
  }
  return byPerson
}

const joined = (one: Away, other: Away): Away => ({
  employeeId: one.employeeId,
  firstDay: one.firstDay < other.firstDay ? one.firstDay : other.firstDay,
  lastDay: one.lastDay > other.lastDay ? one.lastDay : other.lastDay,
  pending: one.pending && other.pending,
})

const namesOf = (ids: string[], locale: Locale) =>
  database()
    .selectFrom('employees as e')
    .select('e.id')
    .select(({ ref }) => personNameOf(ref('e.name'), ref('e.surname'), locale).as('name'))
    .where('e.id', '=', anyOf(ids))
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
