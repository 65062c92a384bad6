import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { requestRows, type RequestRow } from '#app/requests/reading/request_rows'
import { writesRequest } from '#app/requests/reading/request_rights'
import { wireRequest } from '#app/requests/reading/wire_request'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import type { RequestDetails, RequestStep } from '#contracts/filed_requests'

/**
 * A request as the actor may see it: their own, or of people at their locations for those who read requests.
 *
 * @param lock no one else changes it until this unit of work ends
 * @throws core.not_found for any other one
 */
export async function findRequest(
  id: string,
  locale: Locale,
  { lock = false }: { lock?: boolean } = {}
): Promise<RequestRow> {
  if (lock) await database().selectFrom('requests').select('id').where('id', '=', id).forUpdate().execute()
  return visibleRequests(locale)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
}

/**
 * The same for a change by the person it is for, or by users who file for others.
 *
 * @throws core.not_found
 * @throws core.forbidden for those who only read it
 */
export async function requestToWrite(id: string, locale: Locale): Promise<RequestRow> {
  const row = await findRequest(id, locale, { lock: true })
  if (!writesRequest(row, organisationContext.actor()))
    throw new DomainError('core.forbidden', { requestId: id })
  return row
}

/** Those that the actor may see. */
export function visibleRequests(locale: Locale) {
  const { employeeId, locationIds, role } = organisationContext.actor()
  const readsOthers = can(role, 'requests.read')
  return requestRows(locale).where((eb) =>
    eb.or([
      sql<boolean>`(r.employee_id = ${employeeId}::uuid and (r.status <> 3 or r.created_by = ${userId()}))`,
      ...(readsOthers && locationIds === null
        ? [sql<boolean>`r.status <> 3 or r.created_by = ${userId()}`]
        : []),
      ...(readsOthers && locationIds !== null
        ? [
            eb.and([
              sql<boolean>`(r.status <> 3 or r.created_by = ${userId()})`,
              eb.exists(
                eb
                  .selectFrom('employeeLocations as l')
                  .select('l.employeeId')
                  .whereRef('l.employeeId', '=', 'r.employeeId')
                  .where('l.locationId', '=', anyOf(locationIds))
              ),
            ]),
          ]
        : []),
    ])
  )
}
const userId = () => organisationContext.actor().userId

/** @throws core.not_found */
export async function requestDetails(id: string, locale: Locale): Promise<RequestDetails> {
  const row = await findRequest(id, locale)
  return { ...wireRequest(row), days: row.days, steps: await stepsOf(id, locale) }
}

const stepsOf = async (requestId: string, locale: Locale): Promise<RequestStep[]> => {
  const found = await database()
    .selectFrom('requestSteps as s')
    .leftJoin('users as u', 'u.id', 's.byUserId')
    .select(['s.id', 's.kind', 's.at', 's.reason', 's.content', 's.byUserId'])
    .select(({ ref }) => [personNameOf(ref('u.name'), ref('u.surname'), locale).as('by')])
    .where('s.requestId', '=', requestId)
    .orderBy('s.at')
    .orderBy('s.id')
    .execute()
  return found.map(({ at, byUserId, by, ...step }) => ({
    ...step,
    at: at.toISOString(),
    by: byUserId === null ? null : by,
  }))
}
