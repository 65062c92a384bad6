import { record } from '#app/core/audit/record'
import { database, now } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { newOwnerToken } from '#app/core/http/owner_token'
import type { CalendarFeed } from '#contracts/calendar_feed'

/** The current user's address, without its secret. */
export async function ownFeed(): Promise<CalendarFeed> {
  const open = await database()
    .selectFrom('calendarFeeds')
    .select(['openedAt', 'lastReadAt'])
    .where('employeeId', '=', organisationContext.actor().employeeId)
    .where('tokenHash', 'is not', null)
    .executeTakeFirst()
  return {
    isOpen: open !== undefined,
    openedAt: open?.openedAt.toISOString() ?? null,
    lastReadAt: open?.lastReadAt?.toISOString() ?? null,
  }
}

/**
 * Gives the current user a new address; the previous one stops working.
 *
 * @returns the secret, which cannot be read again
 * @throws core.not_found for users who are not employees
 */
export async function openFeed(): Promise<string> {
  const { employeeId } = organisationContext.actor()
  if (!employeeId) throw notFound()
  const { id: organisationId } = organisationContext.current()
  const { token, hash } = newOwnerToken(organisationId)
  await database()
    .insertInto('calendarFeeds')
    .values({ id: newId(), organisationId, employeeId, tokenHash: hash })
    .onConflict((own) =>
      own
        .columns(['organisationId', 'employeeId'])
        .doUpdateSet({ tokenHash: hash, openedAt: now, lastReadAt: null })
    )
    .execute()
  await record({ action: 'calendar_feed.open', entity: 'employee', entityId: employeeId })
  return token
}

/** Withdraws the current user's address; without one, nothing happens. */
export async function closeFeed(): Promise<void> {
  const { employeeId } = organisationContext.actor()
  const closed = await database()
    .updateTable('calendarFeeds')
    .set({ tokenHash: null })
    .where('employeeId', '=', employeeId)
    .where('tokenHash', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (closed) await record({ action: 'calendar_feed.close', entity: 'employee', entityId: employeeId })
}
