import { organisationContext, rows } from '#app/core/organisation_context'
import type { DeletionRequest } from '#contracts/organisation'

/** SQL of a request `r` that waits for an answer, or is agreed to and can still be withdrawn. */
export const standingRequest = 'r.cancelled_at is null and (r.decided_at is null or r.erase_on is not null)'

/** An organisation's deletion request, while it is open; without an id, of the organisation of the unit of work. */
export async function openDeletionRequest(
  id = organisationContext.current().id
): Promise<DeletionRequest | null> {
  const [found] = await rows<DeletionRequest>(
    `select r.reason, to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "requestedAt",
       case when u.id is not null then jsonb_build_object('name', u.name, 'surname', u.surname) end as "requestedBy",
       r.erase_on::text as "eraseOn"
     from company_deletion_requests r left join users u on u.id = r.requested_by
     where ${standingRequest} and r.organisation_id = ?`,
    [id]
  )
  return found ?? null
}
