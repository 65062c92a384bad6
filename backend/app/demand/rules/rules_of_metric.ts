import { sql } from 'kysely'
import { recordAll } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { lastNameOfRule } from '#app/demand/rules/rules_of_position'

const ofMetric = (metricId: string) =>
  database().selectFrom('demandRules as r').where('r.metricId', '=', metricId)

/** Names of positions that rules of a metric plan people for, in any version. */
export async function positionsByMetric(metricId: string, collation: string): Promise<string[]> {
  const found = await ofMetric(metricId)
    .innerJoin('demandRuleVersions as v', 'v.ruleId', 'r.id')
    .innerJoin('demandRuleConnections as c', 'c.ruleVersionId', 'v.id')
    .innerJoin('positions as p', 'p.id', 'c.positionId')
    .select('p.name')
    .groupBy(['p.id', 'p.name'])
    .orderBy(sql`p.name ${sql.raw(collation)}`)
    .execute()
  return found.map(({ name }) => name)
}

/** Rules of a metric by the name they had last, with the names of their locations. */
export const rulesByMetric = (
  metricId: string,
  collation: string
): Promise<{ name: string; location: string }[]> =>
  ofMetric(metricId)
    .innerJoin('locations as l', 'l.id', 'r.locationId')
    .select(['l.name as location', lastNameOfRule.as('name')])
    .orderBy(sql`l.name ${sql.raw(collation)}`)
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute()

/** Deletes the rules of a metric with their history; the event log keeps their names. */
export async function deleteRulesOfMetric(metricId: string): Promise<void> {
  const gone = await ofMetric(metricId)
    .select(['r.id', 'r.locationId', lastNameOfRule.as('name')])
    .orderBy('r.id')
    .forUpdate()
    .execute()
  await database().deleteFrom('demandRules').where('metricId', '=', metricId).execute()
  await recordAll(
    gone.map(({ id, name, locationId }) => ({
      ...{ action: 'demand.delete_rule', entity: 'demand_rule', entityId: id, locationId },
      before: { name, metricId },
    }))
  )
}
