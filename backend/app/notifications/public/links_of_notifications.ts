import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What messages mean to the people they were sent to. */
export const linksOfNotifications: Record<string, LinkMeaning> = {
  notifications: { goesWithPerson: true, staysOutOfSamples: true },
}
