import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { findMetric } from '#app/demand/metric_rows/find_metric'
import { positionsByMetric, rulesByMetric } from '#app/demand/rules/rules_of_metric'
import { namedRules, type MetricUsage } from '#contracts/demand'

/**
 * What goes when a metric is deleted.
 *
 * @throws core.not_found
 */
export async function metricUsage(metricId: string, collation: string): Promise<MetricUsage> {
  await findMetric(metricId)
  const rules = await rulesByMetric(metricId, collation)
  const places = await database()
    .selectFrom('demandRecords as r')
    .innerJoin('locations as l', 'l.id', 'r.locationId')
    .select(['l.name', ({ fn }) => fn.countAll<number>().as('records')])
    .where('r.metricId', '=', metricId)
    .groupBy(['l.id', 'l.name'])
    .orderBy(sql`l.name ${sql.raw(collation)}`)
    .execute()
  return {
    positions: await positionsByMetric(metricId, collation),
    ...{ ruleCount: rules.length, rules: rules.slice(0, namedRules) },
    records: places.reduce((sum, { records }) => sum + records, 0),
    locations: places.map(({ name }) => name),
  }
}
