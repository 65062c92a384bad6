import { daysBetween } from '@shiftloom/solver/time'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { peopleToAsk } from '#app/requests/people/people_of_requests'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { loadRequestType, usableRequestTypes } from '#app/requests/queries/load_request_types'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import { longestRequest, type RequestContent } from '#contracts/filed_requests'
import type { RequestType } from '#contracts/requests'

type Span = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part'>

/**
 * @throws requests.order_of_days
 * @throws requests.too_long
 * @throws requests.part_of_one_day
 * @throws requests.part_order
 */
export function requireSoundDays({ firstDay, lastDay, part }: Span): void {
  if (lastDay < firstDay) throw new DomainError('requests.order_of_days', { field: 'lastDay' })
  if (daysBetween(firstDay, lastDay) >= longestRequest)
    throw new DomainError('requests.too_long', { field: 'lastDay', most: longestRequest })
  if (!part) return
  if (firstDay !== lastDay) throw new DomainError('requests.part_of_one_day', { field: 'lastDay' })
  // The part lies in one day: midnight, written 00:00, may only end it.
  if (part.end <= part.start && part.end !== '00:00')
    throw new DomainError('requests.part_order', { field: 'part.end' })
}

/**
 * The type a request is of. One that it has already stays, also when it was archived since.
 *
 * @param keptId the type the request has
 * @throws core.not_found
 * @throws requests.type_not_usable for a type the person may not ask for
 */
export async function requireUsableType(
  requestTypeId: string,
  person: PersonAsked,
  { locale, keptId }: { locale: Locale; keptId?: string }
): Promise<RequestType> {
  const type = await loadRequestType(requestTypeId, locale)
  if (!type) throw notFound({ requestTypeId })
  if (requestTypeId === keptId) return type
  const actor = organisationContext.actor()
  const isOwn = person.id === actor.employeeId
  const { delegations } = await companyRules()
  const usable = await usableRequestTypes(locale, {
    employeeId: person.id,
    filesForOthers: !isOwn || can(actor.role, 'requests.create'),
    delegationsOpen: delegations.employeesMayRequest,
  })
  if (!usable.some(({ id }) => id === requestTypeId))
    throw new DomainError('requests.type_not_usable', { field: 'requestTypeId', name: type.name })
  return type
}

/**
 * The person asked to decide may decide, and works for a location of the person concerned.
 *
 * @throws requests.recipient_cannot_decide also for a person who does not exist
 */
export async function requireRecipient(recipientId: string | null, person: PersonAsked): Promise<void> {
  if (recipientId === null) return
  const asked = await peopleToAsk(person)
  if (!asked.some(({ id }) => id === recipientId))
    throw new DomainError('requests.recipient_cannot_decide', { field: 'recipientId' })
}
