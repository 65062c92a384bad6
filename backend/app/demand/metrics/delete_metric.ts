import { record } from '#app/core/audit/record'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { enqueueErasure } from '#app/demand/metrics/erasures_queue'
import { openMetric } from '#app/demand/metric_rows/find_metric'
import { deleteRulesOfMetric } from '#app/demand/rules/rules_of_metric'

/**
 * Deletes a metric and its rules, and hides its records, which a job erases afterwards: millions of rows in one unit of
 * work would keep others waiting.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 */
export async function deleteMetric(id: string, version: number): Promise<void> {
  const before = await openMetric(id, version)
  await database().updateTable('demandMetrics').set({ deletedAt: now }).where('id', '=', id).execute()
  await deleteRulesOfMetric(id)
  await record({ action: 'demand.delete_metric', entity: 'demand_metric', entityId: id, before })
  for (const part of ['metrics', 'rules', 'records'] as const) announceDemand(part, { metricId: id })
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() => enqueueErasure(organisationId, id))
}
