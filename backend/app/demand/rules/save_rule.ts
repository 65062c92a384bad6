import { dayOf } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { findRule, historyOf } from '#app/demand/rules/load_rules'
import { requireLinks, requireSoundBody } from '#app/demand/rules/require_sound_rule'
import { dropDraft, raiseVersion, writeVersion } from '#app/demand/rules/write_version'
import { locationsInScope } from '#app/scheduling/public/scope'
import {
  mostRules,
  type DemandRule,
  type RuleChange,
  type RuleCreation,
  type RuleRestoration,
} from '#contracts/demand_rules'
import type { Day } from '#contracts/schedule'

const entity = 'demand_rule'

/**
 * Makes a rule of a location; its first version may hold from a day of the past.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.too_many_rules
 * @throws demand.rule_* as `requireSoundBody` and `requireLinks` say
 */
export async function createRule(locationId: string, input: RuleCreation): Promise<DemandRule> {
  const { metricId, ...saving } = input
  const today = await todayAt(locationId)
  requireSoundBody(saving.body, metricId)
  await requireLinks(saving.connections, metricId)
  await takeTurns('demand_rules')
  const there = await countOf(database().selectFrom('demandRules').where('locationId', '=', locationId))
  if (there >= mostRules) throw new DomainError('demand.too_many_rules', { most: mostRules })
  const id = newId()
  const { id: organisationId } = organisationContext.current()
  await database().insertInto('demandRules').values({ id, organisationId, locationId, metricId }).execute()
  await writeVersion(id, saving)
  const after = await findRule(id, today)
  await record({ action: 'demand.create_rule', entity, entityId: id, locationId, after: saving })
  announceDemand('rules', { locationId })
  return after
}

/**
 * Stores a draft, or a version that holds from a day on; the draft it came from goes.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws demand.rule_in_past
 * @throws demand.rule_* as `requireSoundBody` and `requireLinks` say
 */
export async function changeRule(id: string, { version, ...saving }: RuleChange): Promise<DemandRule> {
  const { rule, today } = await openRule(id, version)
  requireSoundBody(saving.body, rule.metricId)
  await requireLinks(saving.connections, rule.metricId)
  const first = rule.versions.length === 0 && (await historyOf(id)).length === 0
  if (!first) requireFuture(saving.validFrom, today)
  await writeVersion(id, saving)
  await raiseVersion(id)
  const { locationId } = rule
  const action = saving.validFrom === null ? 'demand.draft_rule' : 'demand.change_rule'
  await record({ action, entity, entityId: id, locationId, before: shown(rule), after: saving })
  announceDemand('rules', { locationId })
  return findRule(id, today)
}

/**
 * An earlier version holds again from a day on, as a version of its own.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws demand.rule_in_past
 * @throws demand.rule_position_archived when one of its positions is no longer in use
 * @throws demand.rule_without_positions when all of its positions are gone
 */
export async function restoreRule(
  id: string,
  { version, versionId, validFrom }: RuleRestoration
): Promise<DemandRule> {
  const { rule, today } = await openRule(id, version)
  const old = (await historyOf(id)).find((one) => one.id === versionId)
  if (!old) throw notFound({ versionId })
  if (old.connections.length === 0) throw new DomainError('demand.rule_without_positions')
  await requireLinks(old.connections, rule.metricId)
  requireFuture(validFrom, today)
  const { name, body, connections } = old
  await writeVersion(id, { name, body, connections, validFrom })
  await raiseVersion(id)
  const { locationId } = rule
  const after = { number: old.number, validFrom, name, body, connections }
  await record({
    action: 'demand.restore_rule',
    entity,
    entityId: id,
    locationId,
    before: shown(rule),
    after,
  })
  announceDemand('rules', { locationId })
  return findRule(id, today)
}

/**
 * Throws the draft away; what holds stays. A rule that never held on a day goes with it.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 */
export async function discardDraft(id: string, version: number): Promise<DemandRule | null> {
  const { rule, today } = await openRule(id, version)
  if ((await historyOf(id)).length === 0) {
    await deleteRule(id, version)
    return null
  }
  await dropDraft(id)
  await raiseVersion(id)
  const { locationId, draft } = rule
  await record({ action: 'demand.discard_draft', entity, entityId: id, locationId, before: draft })
  announceDemand('rules', { locationId })
  return findRule(id, today)
}

/**
 * Deletes a rule with its history; the event log keeps what held last.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 */
export async function deleteRule(id: string, version: number): Promise<void> {
  const { rule } = await openRule(id, version)
  await database().deleteFrom('demandRules').where('id', '=', id).execute()
  const { locationId } = rule
  await record({ action: 'demand.delete_rule', entity, entityId: id, locationId, before: shown(rule) })
  announceDemand('rules', { locationId })
}

async function openRule(id: string, version: number): Promise<{ rule: DemandRule; today: Day }> {
  // Its place decides which day is today, so it is read twice: the second time under its lock.
  const { locationId } = await findRule(id, '2199-12-31')
  const today = await todayAt(locationId)
  const rule = await findRule(id, today, true)
  if (rule.version !== version) throw new DomainError('core.stale_version', { current: rule })
  return { rule, today }
}

const shown = ({ versions: [holding], draft }: DemandRule) => {
  const { name, body, connections, validFrom } = (holding ?? draft)!
  return { name, body, connections, validFrom }
}

/** @throws core.forbidden for a location the actor may not touch */
async function todayAt(locationId: string): Promise<Day> {
  const [place] = await locationsInScope([locationId])
  return dayOf(Date.now(), place!.zone)
}

/** What was needed on days gone by stays as it was. */
function requireFuture(validFrom: Day | null, today: Day): void {
  if (validFrom !== null && validFrom < today) throw new DomainError('demand.rule_in_past', { today })
}
