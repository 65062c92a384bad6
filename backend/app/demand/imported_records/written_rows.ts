import { sql, type RawBuilder } from 'kysely'
import type { Series } from '#app/demand/imported_records/require_series'

/**
 * Records of one series to be written, or that were, between two times of the wall clock: `rows` is a query of `at`, each
 * once, `value`, and `before`, which is what is there before they are written, or null. They stay in the database, so that
 * their number costs no memory.
 */
export type WrittenRows = Series & { from: string; until: string; rows: RawBuilder<unknown> }

/** Records `d` that a row `r` is about. */
export const sameTimes = ({ metricId, locationId, from, until }: WrittenRows): RawBuilder<unknown> => sql`
  d.metric_id = ${metricId} and d.location_id = ${locationId} and d.at = r.at
  and d.at between ${from}::timestamp and ${until}::timestamp`
