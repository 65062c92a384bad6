import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'

/** Records of one metric at one location. */
export type Series = { metricId: string; locationId: string }

/**
 * Keeps the metric from being deleted until the unit of work ends.
 *
 * @throws demand.metric_gone when it is deleted, or being deleted
 * @throws demand.location_gone
 */
export async function requireSeries({ metricId, locationId }: Series): Promise<void> {
  const metric = await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('id', '=', metricId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!metric) throw new DomainError('demand.metric_gone', { metricId })
  const location = await database()
    .selectFrom('locations')
    .select('id')
    .where('id', '=', locationId)
    .forKeyShare()
    .executeTakeFirst()
  if (!location) throw new DomainError('demand.location_gone', { locationId })
}
