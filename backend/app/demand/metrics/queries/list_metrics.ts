import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { Metric } from '#contracts/demand'

/** The metrics of the organisation, by name; without those whose records are being deleted. */
export const listMetrics = (collation: string): Promise<Metric[]> =>
  database()
    .selectFrom('demandMetrics')
    .select(['id', 'version', 'name', 'dataType', 'aggregation'])
    .where('deletedAt', 'is', null)
    .orderBy(sql`name ${sql.raw(collation)}`)
    .orderBy('id')
    .execute()
