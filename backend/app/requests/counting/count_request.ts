import { addDays } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { balancesOf } from '#app/requests/counting/balances'
import { countDays, minutesOfDays } from '#app/requests/counting/count_days'
import type { CountedShift } from '#app/requests/counting/counted_shifts'
import { personAsked, type PersonAsked } from '#app/requests/people/person_asked'
import { requireSoundDays, requireUsableType } from '#app/requests/checks/require_sound_request'
import { findRequest } from '#app/requests/reading/find_request'
import { can } from '#contracts/abilities'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { PersonAway, RequestCount, RequestCounting } from '#contracts/filed_requests'
import type { Day } from '#contracts/schedule'

/** People who are named as away. */
const namedAway = 10

/**
 * What a request would take, before it is sent: each day with its reason, what is left with it, the shifts it covers and,
 * for users who see the requests of others, who else is away.
 *
 * @throws core.not_found, requests.for_others, requests.no_location as `personAsked` says
 * @throws requests.* as `requireSoundDays` and `requireUsableType` say
 */
export async function countRequest(asked: RequestCounting, locale: Locale): Promise<RequestCount> {
  const { employeeId = organisationContext.actor().employeeId, requestId = null } = asked
  if (!employeeId) throw notFound()
  requireSoundDays(asked)
  const person = await personAsked(employeeId)
  const former = requestId === null ? undefined : await findRequest(requestId, locale)
  await requireUsableType(asked.requestTypeId, person, {
    locale,
    ...(former && { keptId: former.requestTypeId }),
  })
  return countFor(person, asked, { locale, exceptId: requestId })
}

/** The same for a person who is known, leaving one request out. */
export async function countFor(
  person: PersonAsked,
  asked: Omit<RequestCounting, 'employeeId' | 'requestId'>,
  { locale, exceptId }: { locale: Locale; exceptId: string | null }
): Promise<RequestCount> {
  const { days, counted } = await countDays(person, asked, { locale, forReader: true })
  const { requestTypeId, firstDay, lastDay } = asked
  const away = await peopleAway(person, { firstDay, lastDay }, locale)
  return {
    ...{ days, minutes: minutesOfDays(days) },
    balances: await balancesOf(person, { requestTypeId, days }, { locale, exceptId }),
    shifts: counted.map(coveredShift),
    ...{ away: away.slice(0, namedAway), moreAway: Math.max(0, away.length - namedAway) },
  }
}

const coveredShift = ({ entryId, day, start, end, published }: CountedShift) => ({
  ...{ entryId, day, start, end, published },
})

/** People of the person's locations with an approved or a waiting request on some of the days, by first day. */
async function peopleAway(
  { id, locationIds }: PersonAsked,
  { firstDay, lastDay }: { firstDay: Day; lastDay: Day },
  locale: Locale
): Promise<PersonAway[]> {
  if (!can(organisationContext.actor().role, 'requests.read')) return []
  const found = await database()
    .selectFrom('requests as r')
    .innerJoin('employees as e', 'e.id', 'r.employeeId')
    .select(['r.employeeId', 'r.firstDay', 'r.lastDay'])
    .select(({ ref, eb }) => [
      personNameOf(ref('e.name'), ref('e.surname'), locale).as('name'),
      eb('r.status', '=', statuses.pending).$castTo<boolean>().as('pending'),
    ])
    .where('r.employeeId', '<>', id)
    .where('r.status', 'in', [statuses.pending, statuses.approved])
    .where('r.firstDay', '<', addDays(lastDay, 1))
    .where('r.lastDay', '>=', firstDay)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('employeeLocations as l')
          .select(sql`1`.as('one'))
          .whereRef('l.employeeId', '=', 'r.employeeId')
          .where('l.locationId', '=', anyOf(locationIds))
      )
    )
    .orderBy('r.firstDay')
    .orderBy('r.id')
    .limit(200)
    .execute()
  return found
}
