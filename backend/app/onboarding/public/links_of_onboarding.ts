import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What the note of a company's set-up means to the location it names. */
export const linksOfOnboarding: Record<string, LinkMeaning> = {
  onboardings: { staysOutOfSamples: true },
}
