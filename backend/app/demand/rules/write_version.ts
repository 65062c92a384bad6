import { database, json, nextVersion } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { RuleSaving } from '#contracts/demand_rules'

/** Stores a state of a rule: as its draft, in place of the earlier one, or as a version that holds from a day on. */
export async function writeVersion(
  ruleId: string,
  { name, body, connections, validFrom }: RuleSaving
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { userId: savedBy } = organisationContext.actor()
  await dropDraft(ruleId)
  const last = await database()
    .selectFrom('demandRuleVersions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('ruleId', '=', ruleId)
    .executeTakeFirst()
  const id = newId()
  await database()
    .insertInto('demandRuleVersions')
    .values({
      ...{ id, organisationId, ruleId, number: (last?.number ?? 0) + 1 },
      ...{ validFrom, name, body: json(body), savedBy },
    })
    .execute()
  await database()
    .insertInto('demandRuleConnections')
    .values(
      connections.map(({ positionId, share }) => ({ organisationId, ruleVersionId: id, positionId, share }))
    )
    .execute()
}

export async function dropDraft(ruleId: string): Promise<void> {
  await database()
    .deleteFrom('demandRuleVersions')
    .where('ruleId', '=', ruleId)
    .where('validFrom', 'is', null)
    .execute()
}

/** Every change of a rule, its draft too, makes it another one to people who have it open. */
export async function raiseVersion(ruleId: string): Promise<void> {
  await database().updateTable('demandRules').set({ version: nextVersion }).where('id', '=', ruleId).execute()
}
