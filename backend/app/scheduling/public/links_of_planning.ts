import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What rows of planning mean to the people, locations and positions they refer to. */
export const linksOfPlanning: Record<string, LinkMeaning> = {
  schedule_entries: { countedAs: 'shifts', staysOutOfSamples: true },
  // An offer means nothing without the people it is between.
  swaps: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
  shift_claims: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
  swap_offers: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
}
