import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { Metric } from '#contracts/demand'

const metrics = () =>
  database()
    .selectFrom('demandMetrics')
    .select(['id', 'version', 'name', 'dataType', 'aggregation'])
    .where('deletedAt', 'is', null)

/** @throws core.not_found for a metric of no one here, or one that is being deleted */
export const findMetric = (metricId: string): Promise<Metric> =>
  metrics()
    .where('id', '=', metricId)
    .executeTakeFirstOrThrow(() => notFound({ metricId }))

/**
 * The same, and it cannot be deleted before this unit of work ends.
 *
 * @throws core.not_found
 */
export const holdMetric = (metricId: string): Promise<Metric> =>
  metrics()
    .where('id', '=', metricId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notFound({ metricId }))

/**
 * The metric as the person saw it; it cannot change until this unit of work ends.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 */
export async function openMetric(metricId: string, version: number): Promise<Metric> {
  const current = await metrics()
    .where('id', '=', metricId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound({ metricId }))
  if (current.version !== version) throw new DomainError('core.stale_version', { current })
  return current
}
