import { sql, type ExpressionBuilder } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { DemandRule, RuleConnection, RuleVersion } from '#contracts/demand_rules'
import type { Day } from '#contracts/schedule'
import type { DB } from '#database/schema'

const versions = () =>
  database()
    .selectFrom('demandRuleVersions as v')
    .leftJoin('users as u', 'u.id', 'v.savedBy')
    .select(['v.id', 'v.ruleId', 'v.number', 'v.validFrom', 'v.name', 'v.body', 'v.updatedAt'])
    .select(['u.name as savedByName', 'u.surname as savedBySurname'])
    .select(
      sql<RuleConnection[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'positionId', c.position_id, 'share', c.share) order by c.position_id), '[]')
        from demand_rule_connections c where c.rule_version_id = v.id)`.as('connections')
    )

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

const versionOf = (row: VersionRow): RuleVersion => ({
  id: row.id,
  number: row.number,
  validFrom: row.validFrom,
  name: row.name,
  body: row.body,
  connections: row.connections,
  savedAt: row.updatedAt.toISOString(),
  savedBy: row.savedByName === null ? null : { name: row.savedByName, surname: row.savedBySurname ?? '' },
})

/** The rules of a metric are gone with it, though its records take longer to go. */
const ofLivingMetric = (eb: ExpressionBuilder<DB, 'demandRules'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('demandMetrics as m')
        .whereRef('m.id', '=', 'demandRules.metricId')
        .where('m.deletedAt', 'is not', null)
    )
  )

/** Rules of a location with their drafts and every version that holds on `from` or later. */
export async function rulesOf(locationId: string, from: Day): Promise<DemandRule[]> {
  const rules = await database()
    .selectFrom('demandRules')
    .select(['id', 'version', 'locationId', 'metricId'])
    .where('locationId', '=', locationId)
    .where(ofLivingMetric)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return withVersions(rules, from)
}

type RuleRow = Pick<DemandRule, 'id' | 'version' | 'locationId' | 'metricId'>

async function withVersions(rules: RuleRow[], from: Day): Promise<DemandRule[]> {
  const ids = rules.map(({ id }) => id)
  const holding = await versions()
    .distinctOn('v.ruleId')
    .where('v.ruleId', '=', anyOf(ids))
    .where('v.validFrom', '<=', from)
    .orderBy('v.ruleId')
    .orderBy('v.validFrom', 'desc')
    .orderBy('v.number', 'desc')
    .execute()
  const later = await versions()
    .where('v.ruleId', '=', anyOf(ids))
    .where((eb) => eb.or([eb('v.validFrom', '>', from), eb('v.validFrom', 'is', null)]))
    .orderBy('v.validFrom')
    .orderBy('v.number')
    .execute()
  const byRule = Map.groupBy([...holding, ...later], ({ ruleId }) => ruleId)
  return rules.map((rule) => {
    const found = (byRule.get(rule.id) ?? []).map(versionOf)
    const draft = found.find(({ validFrom }) => validFrom === null) ?? null
    return { ...rule, draft, versions: found.filter(({ validFrom }) => validFrom !== null) }
  })
}

/**
 * A rule of a location the actor answers for; others cannot see it. With `lock` it cannot change until this unit of work
 * ends.
 *
 * @throws core.not_found
 */
export async function findRule(id: string, from: Day, lock = false): Promise<DemandRule> {
  const mine = organisationContext.actor().locationIds
  const row = await database()
    .selectFrom('demandRules')
    .select(['id', 'version', 'locationId', 'metricId'])
    .where('id', '=', id)
    .where(ofLivingMetric)
    .$if(mine !== null, (query) => query.where('locationId', '=', anyOf(mine!)))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(() => notFound({ ruleId: id }))
  return (await withVersions([row], from))[0]!
}

/** Every version a rule ever had, the newest first; its draft is none of them. */
export async function historyOf(ruleId: string): Promise<RuleVersion[]> {
  const found = await versions()
    .where('v.ruleId', '=', ruleId)
    .where('v.validFrom', 'is not', null)
    .orderBy('v.number', 'desc')
    .execute()
  return found.map(versionOf)
}
