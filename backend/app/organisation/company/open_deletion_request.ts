import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { organisationContext } from '#app/core/organisation_context'
import type { DeletionRequest } from '#contracts/organisation'

/** Of a request `r`: it waits for an answer, or is agreed to and can still be withdrawn. */
export const standingRequest = sql<boolean>`(r.cancelled_at is null
  and (r.decided_at is null or r.erase_on is not null))`

/** An organisation's deletion request, while it is open; without an id, of the organisation of the unit of work. */
export async function openDeletionRequest(
  id = organisationContext.current().id
): Promise<DeletionRequest | null> {
  const found = await database()
    .selectFrom('companyDeletionRequests as r')
    .leftJoin('users as u', 'u.id', 'r.requestedBy')
    .select(['r.reason', 'r.eraseOn'])
    .select(({ ref }) => [
      instant(ref('r.requestedAt')).as('requestedAt'),
      sql<DeletionRequest['requestedBy']>`case when u.id is not null then
        jsonb_build_object('name', u.name, 'surname', u.surname) end`.as('requestedBy'),
    ])
    .where(standingRequest)
    .where('r.organisationId', '=', id)
    .executeTakeFirst()
  return found ?? null
}
