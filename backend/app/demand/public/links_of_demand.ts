import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What rows of the demand module mean to the locations and positions they refer to. */
export const linksOfDemand: Record<string, LinkMeaning> = {
  demand_records: { countedAs: 'metric_records' },
  demand_rules: { countedAs: 'demand_rules' },
  // Rules that are for one position only are named, and go, one by one.
  demand_rule_connections: { staysOutOfSamples: true },
  demand_positions: { staysOutOfSamples: true },
}
