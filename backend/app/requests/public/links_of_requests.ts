import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What requests mean to the people and locations they refer to. */
export const linksOfRequests: Record<string, LinkMeaning> = {
  requests: { countedAs: 'requests', staysOutOfSamples: true },
  // What limits follow from means nothing without the person: opening a year alone makes no one part of what happened.
  leave_facts: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
  request_deputies: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
  limit_entries: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
}
