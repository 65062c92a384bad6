import { sql } from 'kysely'
import { record } from '#app/core/audit/record'
import { countOf } from '#app/core/database/count_of'
import { database, nextVersion } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { findMetric, openMetric } from '#app/demand/metric_rows/find_metric'
import { mostMetrics, type Metric, type MetricCreation, type MetricRenaming } from '#contracts/demand'

const entity = 'demand_metric'

/**
 * @throws demand.metric_name_taken whatever its small and capital letters
 * @throws demand.too_many_metrics
 */
export async function createMetric({ name, dataType, aggregation }: MetricCreation): Promise<Metric> {
  await takeTurns('demand_metrics')
  await refuseTakenName(name)
  const there = await countOf(database().selectFrom('demandMetrics').where('deletedAt', 'is', null))
  if (there >= mostMetrics) throw new DomainError('demand.too_many_metrics', { most: mostMetrics })
  const [id, { id: organisationId }] = [newId(), organisationContext.current()]
  const row = { name, dataType, aggregation }
  await database()
    .insertInto('demandMetrics')
    .values({ id, organisationId, ...row })
    .execute()
  await record({ action: 'demand.create_metric', entity, entityId: id, after: row })
  announceDemand('metrics', { metricId: id })
  return findMetric(id)
}

/**
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws demand.metric_name_taken by another metric
 */
export async function renameMetric(id: string, { version, name }: MetricRenaming): Promise<Metric> {
  await takeTurns('demand_metrics')
  const before = await openMetric(id, version)
  await refuseTakenName(name, id)
  await database()
    .updateTable('demandMetrics')
    .set({ name, version: nextVersion })
    .where('id', '=', id)
    .execute()
  const after = await findMetric(id)
  await record({ action: 'demand.rename_metric', entity, entityId: id, before, after })
  // Rules and records are shown with the name of their metric.
  for (const part of ['metrics', 'rules'] as const) announceDemand(part, { metricId: id })
  return after
}

async function refuseTakenName(name: string, ownId?: string): Promise<void> {
  const taken = await database()
    .selectFrom('demandMetrics')
    .select('name')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('deletedAt', 'is', null)
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId!))
    .executeTakeFirst()
  if (taken) throw new DomainError('demand.metric_name_taken', { name: taken.name, field: 'name' })
}
