import type { Ids } from '#tests/world/every_kind'

export const span = { from: '2026-11-16', until: '2026-11-23' }

/** What the queries of readings may name. */
export function queryOf({ location, metric }: Ids): URLSearchParams {
  const query = new URLSearchParams({ ...span, pageSize: '200', day: span.from, month: '2026-11' })
  query.append('locationIds[]', location)
  query.append('metricIds[]', metric)
  return query
}
