import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import type { Metric } from '#contracts/demand'

/**
 * A metric that cannot be deleted before this unit of work ends.
 *
 * @throws core.not_found
 */
export const findMetric = (id: string): Promise<Metric> =>
  database()
    .selectFrom('demandMetrics')
    .select(['id', 'version', 'name', 'dataType', 'aggregation'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notFound({ metricId: id }))
