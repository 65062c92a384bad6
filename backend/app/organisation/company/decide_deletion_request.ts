import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
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
  const decided = await database()
    .updateTable('companyDeletionRequests')
    .set({
      ...{ decision: 'accepted', decidedBy: by, decidedAt: now },
      eraseOn: sql<Day>`(select (now() at time zone o.time_zone)::date + ${daysLeft}::int from organisations o)`,
    })
    .where('cancelledAt', 'is', null)
    .where('decidedAt', 'is', null)
    .returning(['reason', 'requestedBy'])
    .returning(({ ref }) => ref('eraseOn').$notNull().as('day'))
    .executeTakeFirst()
  return decided ?? null
}

/**
 * Refuses the wish, also after the agreement.
 *
 * @param by account of the provider's person who decides
 * @returns null where no wish stands
 */
export async function declineDeletion(by: string, answer: string): Promise<DecidedRequest | null> {
  const decided = await database()
    .updateTable('companyDeletionRequests as r')
    .set({ decision: 'refused', decidedBy: by, decidedAt: now, answer, eraseOn: null })
    .where(standingRequest)
    .returning(['r.reason', 'r.requestedBy'])
    .executeTakeFirst()
  return decided ?? null
}
