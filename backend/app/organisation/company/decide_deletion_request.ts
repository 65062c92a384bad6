import { rows } from '#app/core/organisation_context'
import { standingRequest } from '#app/organisation/company/open_deletion_request'
import type { Day } from '#contracts/schedule'

export type DecidedRequest = { reason: string; requestedBy: string | null }

/**
 * Agrees to the wish of the organisation of the unit of work to be deleted.
 *
 * @param by account of the provider's person who decides
 * @param daysLeft until it is erased, on the organisation's own clock
 * @returns null where no wish waits for an answer
 */
export async function agreeToDeletion(
  by: string,
  daysLeft: number
): Promise<(DecidedRequest & { day: Day }) | null> {
  const [decided] = await rows<DecidedRequest & { day: Day }>(
    `update company_deletion_requests r set decision = 'accepted', decided_by = ?, decided_at = now(),
       erase_on = (select (now() at time zone o.time_zone)::date + ?::int from organisations o)
     where cancelled_at is null and decided_at is null
     returning reason, requested_by as "requestedBy", erase_on::text as day`,
    [by, daysLeft]
  )
  return decided ?? null
}

/**
 * Refuses the wish, also after the agreement.
 *
 * @param by account of the provider's person who decides
 * @returns null where no wish stands
 */
export async function declineDeletion(by: string, answer: string): Promise<DecidedRequest | null> {
  const [decided] = await rows<DecidedRequest>(
    `update company_deletion_requests r set decision = 'refused', decided_by = ?, decided_at = now(), answer = ?,
       erase_on = null
     where ${standingRequest} returning reason, requested_by as "requestedBy"`,
    [by, answer]
  )
  return decided ?? null
}
