import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { newFeedToken } from '#app/calendar_feed/feed_token'
import type { CalendarFeed } from '#contracts/calendar_feed'

type Row = { isOpen: boolean; openedAt: Date; lastReadAt: Date | null }

/** The current user's address, without its secret. */
export async function ownFeed(): Promise<CalendarFeed> {
  const [row] = await rows<Row>(
    `select token_hash is not null as "isOpen", opened_at as "openedAt", last_read_at as "lastReadAt"
     from calendar_feeds where employee_id = ?`,
    [organisationContext.actor().employeeId]
  )
  if (!row?.isOpen) return { isOpen: false, openedAt: null, lastReadAt: null }
  return {
    isOpen: true,
    openedAt: row.openedAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
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
  const { token, hash } = newFeedToken(organisationId)
  await rows(
    `insert into calendar_feeds (id, organisation_id, employee_id, token_hash) values (?, ?, ?, ?)
     on conflict (organisation_id, employee_id) do update
     set token_hash = excluded.token_hash, opened_at = now(), last_read_at = null, updated_at = now()`,
    [newId(), organisationId, employeeId, hash]
  )
  await record({ action: 'calendar_feed.open', entity: 'employee', entityId: employeeId })
  return token
}

/** Withdraws the current user's address; without one, nothing happens. */
export async function closeFeed(): Promise<void> {
  const { employeeId } = organisationContext.actor()
  const closed = await rows(
    `update calendar_feeds set token_hash = null, updated_at = now()
     where employee_id = ? and token_hash is not null returning id`,
    [employeeId]
  )
  if (closed.length > 0)
    await record({ action: 'calendar_feed.close', entity: 'employee', entityId: employeeId })
}
