import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible'
import { readFeedToken, type FeedToken } from '#app/calendar_feed/feed_token'
import { tellEvents, type FeedEvent } from '#app/calendar_feed/actions/tell_events'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { limiter } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'
import { canUse } from '#contracts/abilities'
import {
  localeOf,
  organisationStatuses,
  type LanguageId,
  type LicenceFeature,
  type Locale,
  type OrganisationStatus,
  type Role,
} from '#contracts/enums'

export type ReadFeed = {
  locale: Locale
  organisation: string
  /** The organisation's zone. */
  zone: string
  events: FeedEvent[]
}

/** Reads of one address, and wrong addresses of one network address, within the window. */
export const feedLimits = { perFeed: 60, wrongPerIp: 60, windowSeconds: 15 * 60 }

let counters: { feed: RateLimiterPostgres; wrong: RateLimiterPostgres } | undefined
const open = () =>
  (counters ??= {
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
  const read = readFeedToken(token)
  const { feed, wrong } = open()
  const network = networkOf(ip)
  const guesses = await wrong.get(network)
  if (guesses && guesses.consumedPoints >= feedLimits.wrongPerIp)
    throw new DomainError('core.too_many_requests')
  const found = read && (await organisationContext.run(read.organisationId, () => contentOf(read, feed)))
  if (found) return found
  await wrong.consume(network).catch(refused)
  throw notFound()
}

type Owner = {
  feedId: string
  employeeId: string
  role: Role
  language: LanguageId
  status: OrganisationStatus
  licence: Partial<Record<LicenceFeature, boolean>>
  metricsEnabled: boolean
  organisation: string
  zone: string
}

async function contentOf({ hash }: FeedToken, counter: RateLimiterPostgres): Promise<ReadFeed | null> {
  const [owner] = await rows<Owner>(
    `select f.id as "feedId", f.employee_id as "employeeId", u.role, u.language, status_now(o) as status,
       o.licence_features as licence, o.metrics_enabled as "metricsEnabled", o.name as organisation, o.time_zone as zone
     from calendar_feeds f join employees e on e.id = f.employee_id and e.archived_at is null
       join users u on u.id = e.user_id and u.status = 'active' join organisations o on o.id = f.organisation_id
     where f.token_hash = ? for update of f`,
    [hash]
  )
  if (!owner || owner.status === organisationStatuses.archived) return null
  await counter.consume(owner.feedId).catch(refused)
  const { role, licence, metricsEnabled, status, organisation, zone } = owner
  const mayRead = canUse(role, 'calendar_feed.edit_own', { licence, metricsEnabled })
  if (!mayRead || status === organisationStatuses.blocked) throw new DomainError('calendar_feed.closed')
  await rows('update calendar_feeds set last_read_at = now() where id = ?', [owner.feedId])
  return { locale: localeOf(owner.language), organisation, zone, events: await tellEvents(owner, zone) }
}

function refused(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? new DomainError('core.too_many_requests') : reason
}
