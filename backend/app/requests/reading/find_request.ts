import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { concerns, reachOfActor, type Reach } from '#app/requests/deputies/reach_of_actor'
import { requestRows, type RequestRow } from '#app/requests/reading/request_rows'
import { writesRequest } from '#app/requests/reading/request_rights'
import { wireRequest } from '#app/requests/reading/wire_request'
import { requestStatuses, type Locale } from '#contracts/enums'
import type { RequestDetails, RequestStep } from '#contracts/filed_requests'

/**
 * A request as the actor may see it: their own, or of people within their reach for those who read requests.
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
  return visibleRequests(locale, await reachOfActor())
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

/** Those of some requests that wait for a decision and that the actor may see. */
export async function waitingOf(ids: readonly string[], locale: Locale): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  return visibleRequests(locale, await reachOfActor())
    .where('r.id', 'in', ids)
    .where('r.status', '=', requestStatuses.pending)
    .execute()
}

/** Those that the actor may see: their own, and those of people within their reach; drafts only of their own making. */
export function visibleRequests(locale: Locale, reach: readonly Reach[]) {
  const { employeeId, userId } = organisationContext.actor()
  return requestRows(locale)
    .where(sql<boolean>`(r.status <> ${requestStatuses.draft} or r.created_by = ${userId})`)
    .where((eb) => eb.or([eb('r.employeeId', '=', employeeId), ...reach.map(concerns)]))
}

/** @throws core.not_found */
export async function requestDetails(id: string, locale: Locale): Promise<RequestDetails> {
  const row = await findRequest(id, locale)
  return { ...wireRequest(row), days: row.days, steps: await stepsOf(id, locale) }
}

const stepsOf = async (requestId: string, locale: Locale): Promise<RequestStep[]> => {
  const found = await database()
    .selectFrom('requestSteps as s')
    .leftJoin('users as u', 'u.id', 's.byUserId')
    .leftJoin('employees as f', 'f.id', 's.forEmployeeId')
    .select(['s.id', 's.kind', 's.at', 's.reason', 's.content', 's.byUserId', 's.forEmployeeId'])
    .select(({ ref }) => [
      personNameOf(ref('u.name'), ref('u.surname'), locale).as('by'),
      personNameOf(ref('f.name'), ref('f.surname'), locale).as('onBehalfOf'),
    ])
    .where('s.requestId', '=', requestId)
    .orderBy('s.at')
    .orderBy('s.id')
    .execute()
  return found.map(({ at, byUserId, by, forEmployeeId, onBehalfOf, ...step }) => ({
    ...step,
    at: at.toISOString(),
    by: byUserId === null ? null : by,
    onBehalfOf: forEmployeeId === null ? null : onBehalfOf,
  }))
}
