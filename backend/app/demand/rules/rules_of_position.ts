import { sql } from 'kysely'
import { recordAll } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** The name of rule `r` as it was saved last, of a draft too. */
export const lastNameOfRule = sql<string>`(select v.name from demand_rule_versions v where v.rule_id = r.id
  order by v.number desc limit 1)`

/** Rules that are connected with this position and no other in any version: without it they would plan no one. */
const onlyFor = (positionId: string) =>
  database()
    .selectFrom('demandRules as r')
    .select(['r.id', 'r.locationId', lastNameOfRule.as('name')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('demandRuleConnections as c')
          .innerJoin('demandRuleVersions as v', 'v.id', 'c.ruleVersionId')
          .whereRef('v.ruleId', '=', 'r.id')
          .where('c.positionId', '=', positionId)
      )
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('demandRuleConnections as c')
            .innerJoin('demandRuleVersions as v', 'v.id', 'c.ruleVersionId')
            .whereRef('v.ruleId', '=', 'r.id')
            .where('c.positionId', '<>', positionId)
        )
      )
    )
    .orderBy('r.id')

/** Names of the rules that go with a position. */
export const rulesWithPosition = async (positionId: string): Promise<string[]> =>
  (await onlyFor(positionId).execute()).map(({ name }) => name)

export async function deleteRulesWithPosition(positionId: string): Promise<void> {
  const gone = await onlyFor(positionId).execute()
  await database()
    .deleteFrom('demandRules')
    .where('id', '=', anyOf(gone.map(({ id }) => id)))
    .execute()
  await recordAll(
    gone.map(({ id, name, locationId }) => ({
      ...{ action: 'demand.delete_rule', entity: 'demand_rule', entityId: id, locationId },
      before: { name, positionId },
    }))
  )
}
