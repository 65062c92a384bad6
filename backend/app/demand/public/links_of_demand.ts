import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What rows of the demand module mean to the locations and positions they refer to. */
export const linksOfDemand: Record<string, LinkMeaning> = {
  // Those of the company itself keep a sample location: `placesWithOwnDemand`.
  demand_records: { countedAs: 'metric_records', staysOutOfSamples: true },
  demand_rules: { countedAs: 'demand_rules', staysOutOfSamples: true },
  // Rules that are for one position only are named, and go, one by one.
  demand_rule_connections: { staysOutOfSamples: true },
  demand_positions: { staysOutOfSamples: true },
  demand_special_days: { staysOutOfSamples: true },
  demand_record_steps: { isNoLoss: true, staysOutOfSamples: true },
  demand_staffing: { staysOutOfSamples: true },
  demand_run_changes: { staysOutOfSamples: true },
}
