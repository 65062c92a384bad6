import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { hasYearlyLimit, isByOvertime } from '#app/requests/limits/figures/limit_years'
import { typesOfLimits } from '#app/requests/limits/loading/types_of_limits'
import { personWhoseLimits } from '#app/requests/limits/loading/person_limits'
import type { Locale } from '#contracts/enums'
import type { LimitEntryInput } from '#contracts/request_limits'

/**
 * Corrects a limit of a person, or enters overtime that is to be compensated. Entries are never changed: another one takes
 * back what was wrong.
 *
 * @throws core.not_found
 * @throws requests.no_yearly_limit for a type without one
 * @throws requests.no_hours for an entry that changes nothing
 * @throws requests.not_overtime for overtime of a type that does not compensate it, or hours below zero
 */
export async function addLimitEntry(
  employeeId: string,
  input: LimitEntryInput,
  locale: Locale
): Promise<void> {
  await personWhoseLimits(employeeId)
  const { requestTypeId, year, kind, minutes, reason } = input
  const type = (await typesOfLimits(locale)).find(({ id }) => id === requestTypeId)
  if (!type) throw notFound({ requestTypeId })
  if (!hasYearlyLimit(type)) throw new DomainError('requests.no_yearly_limit', { field: 'requestTypeId' })
  if (minutes === 0) throw new DomainError('requests.no_hours', { field: 'minutes' })
  if (kind === 'overtime' && (!isByOvertime(type) || minutes < 0))
    throw new DomainError('requests.not_overtime', { field: 'minutes', name: type.name })
  await takeTurns('requests')
  const { id: organisationId, actor } = organisationContext.current()
  const id = newId()
  await database()
    .insertInto('limitEntries')
    .values({
      ...{ id, organisationId, employeeId, requestTypeId, year, kind, minutes, reason },
      byUserId: actor?.userId ?? null,
    })
    .execute()
  await record({
    ...{ action: `requests.add_limit_${kind}`, entity: 'limit_entry', entityId: id },
    after: { employeeId, requestTypeId, year, minutes, reason },
  })
}
