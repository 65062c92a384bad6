import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What requests mean to the people and locations they refer to. */
export const linksOfRequests: Record<string, LinkMeaning> = {
  requests: { countedAs: 'requests', staysOutOfSamples: true },
}
