import { sql } from 'kysely'
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible'
import { readOwnerToken, type OwnerToken } from '#app/core/http/owner_token'
import { tellEvents, type FeedEvent } from '#app/calendar_feed/actions/tell_events'
import { database, now } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { limiter } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'
import { canUse } from '#contracts/abilities'
import { localeOf, organisationStatuses, type Locale, type OrganisationStatus } from '#contracts/enums'

export type ReadFeed = {
  locale: Locale
  organisation: string
  /** The organisation's zone. */
  zone: string
  events: FeedEvent[]
}

/** Reads of one address, and wrong addresses of one network address, within the window. */
export const feedLimits = { perFeed: 60, wrongPerIp: 60, windowSeconds: 15 * 60 }

const open = () => ({
  feed: limiter('calendar_feed', feedLimits.perFeed, feedLimits.windowSeconds),
  wrong: limiter('calendar_wrong', feedLimits.wrongPerIp, feedLimits.windowSeconds),
})

/**
 * The current content of the calendar at a secret address.
 *
 * @throws core.not_found for an address that never existed or was withdrawn, and for people who left
 * @throws calendar_feed.closed while the organisation's licence has lapsed or has no schedule
 * @throws core.too_many_requests
 */
export async function readFeed(token: string, ip: string): Promise<ReadFeed> {
  const read = readOwnerToken(token)
  const { feed, wrong } = open()
  const found = read && (await organisationContext.run(read.organisationId, () => contentOf(read, feed)))
  if (found) return found
  // Wrong ones alone are refused: the calendars of many people are read from one network, such as Google's.
  await wrong.consume(networkOf(ip)).catch(refused)
  throw notFound()
}

async function contentOf({ hash }: OwnerToken, counter: RateLimiterPostgres): Promise<ReadFeed | null> {
  const owner = await database()
    .selectFrom('calendarFeeds as f')
    .innerJoin('employees as e', 'e.id', 'f.employeeId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('organisations as o', 'o.id', 'f.organisationId')
    .select(['f.id as feedId', 'f.employeeId', 'u.role', 'u.language', 'o.licenceFeatures as licence'])
    .select(['o.metricsEnabled', 'o.name as organisation', 'o.timeZone as zone'])
    .select(sql<OrganisationStatus>`status_now(o)`.as('status'))
    .where('f.tokenHash', '=', hash)
    .where('e.archivedAt', 'is', null)
    .where('u.status', '=', 'active')
    .forUpdate('f')
    .executeTakeFirst()
  if (!owner || owner.status === organisationStatuses.archived) return null
  await counter.consume(owner.feedId).catch(refused)
  const { role, licence, metricsEnabled, status, organisation, zone } = owner
  const mayRead = canUse(role, 'calendar_feed.edit_own', { licence, metricsEnabled })
  if (!mayRead || status === organisationStatuses.blocked) throw new DomainError('calendar_feed.closed')
  await database()
    .updateTable('calendarFeeds')
    .set({ lastReadAt: now })
    .where('id', '=', owner.feedId)
    .execute()
  return { locale: localeOf(owner.language), organisation, zone, events: await tellEvents(owner, zone) }
}

function refused(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? new DomainError('core.too_many_requests') : reason
}
