import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { balancesOf } from '#app/requests/counting/balances'
import { countDays, minutesOfDays } from '#app/requests/counting/count_days'
import type { CountedShift } from '#app/requests/counting/counted_shifts'
import { peopleAway } from '#app/requests/counting/people_away'
import { personAsked, type PersonAsked } from '#app/requests/people/person_asked'
import { requireSoundDays, requireUsableType } from '#app/requests/checks/require_sound_request'
import { findRequest } from '#app/requests/reading/find_request'
import { fateOfShift, type Taken } from '#app/requests/schedule_effect/fate_of_shift'
import { isWorkType } from '#app/requests/schedule_effect/is_work_type'
import type { Locale } from '#contracts/enums'
import type { RequestCount, RequestCounting } from '#contracts/filed_requests'

/** People who are named as away. */
const namedAway = 10

/**
 * What a request would take, before it is sent: each day with its reason, what is left with it, the shifts it covers and
 * who else is away.
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
  const type = await requireUsableType(asked.requestTypeId, person, {
    locale,
    ...(former && { keptId: former.requestTypeId }),
  })
  return countFor(person, asked, { locale, exceptId: requestId, isWork: isWorkType(type) })
}

/** The same for a person who is known, leaving one request out. */
export async function countFor(
  person: PersonAsked,
  asked: Omit<RequestCounting, 'employeeId' | 'requestId'>,
  { locale, exceptId, isWork }: { locale: Locale; exceptId: string | null; isWork: boolean }
): Promise<RequestCount> {
  const { days, counted, period } = await countDays(person, asked, { locale, forReader: true, isWork })
  const { requestTypeId, firstDay, lastDay } = asked
  const away = await peopleAway(person, { firstDay, lastDay }, locale)
  return {
    ...{ days, minutes: minutesOfDays(days) },
    balances: await balancesOf(person, { requestTypeId, days }, { locale, exceptId }),
    shifts: counted.map((shift) => coveredShift(shift, { part: period, isWork })),
    ...{ away: away.slice(0, namedAway), moreAway: Math.max(0, away.length - namedAway) },
  }
}

const coveredShift = (shift: CountedShift, taken: Taken) => {
  const { entryId, day, start, end, published } = shift
  return { ...{ entryId, day, start, end, published }, fate: fateOfShift(shift, taken) }
}
