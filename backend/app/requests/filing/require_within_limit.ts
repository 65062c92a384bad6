import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { balancesOf } from '#app/requests/counting/balances'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import type { RequestDay } from '#contracts/filed_requests'
import type { RequestType } from '#contracts/requests'

const DAY_MINUTES = 480

/**
 * A request keeps within the limits that refuse what is beyond them. Users who file for others may go beyond: they see
 * what is left.
 *
 * @param exceptId a request that is left out: the one being changed
 * @throws requests.over_limit with `left`, in days
 */
export async function requireWithinLimit(
  person: PersonAsked,
  type: RequestType,
  days: readonly RequestDay[],
  { locale, exceptId }: { locale: Locale; exceptId: string | null }
): Promise<void> {
  if (can(organisationContext.actor().role, 'requests.create')) return
  const { daysCount, limitPer, overLimit, name } = type
  const taking = days.filter(({ minutes }) => minutes > 0).length
  if (daysCount !== null && limitPer === 'request' && overLimit === 'refuse' && taking > daysCount)
    throw new DomainError('requests.over_limit', { left: daysCount, name, field: 'lastDay' })
  const balances = await balancesOf(person, { requestTypeId: type.id, days }, { locale, exceptId })
  const over = balances.find((balance) => balance.leftMinutes < 0 && balance.overLimit === 'refuse')
  if (!over) return
  const left = Math.max(0, over.leftMinutes + over.askedMinutes) / DAY_MINUTES
  throw new DomainError('requests.over_limit', { left, name: over.typeName, field: 'lastDay' })
}
