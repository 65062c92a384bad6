import { rows } from '#app/core/organisation_context'
import type { DeletionRequest } from '#contracts/organisation'

/** The organisation's wish to be closed, while it stands. */
export async function openDeletionRequest(): Promise<DeletionRequest | null> {
  const [found] = await rows<DeletionRequest>(
    `select r.reason, to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "requestedAt",
       case when u.id is not null then concat_ws(' ', u.name, u.surname) end as "requestedBy"
     from company_deletion_requests r left join users u on u.id = r.requested_by
     where r.cancelled_at is null`
  )
  return found ?? null
}
