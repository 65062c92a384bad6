import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { addDays } from '@shiftloom/solver/time'
import type { Acceptance, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import { mayOverrideBlocks } from '#app/labour_code/public/overriding'
import { nextRevision } from '#app/scheduling/entries/revision'
import { lockOwnStacks, logCommand } from '#app/scheduling/steps/command_log'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import { lockPeople } from '#app/scheduling/people/lock_people'
import {
  acceptanceById,
  acceptanceRows,
  removeAcceptance,
  restoreAcceptances,
  storeAcceptances,
  type StoredAcceptance,
} from '#app/scheduling/rules/acceptances'
import { recordAnswers } from '#app/scheduling/rules/override'
import { judgedPlan } from '#app/scheduling/rules/plan_check'
import type { RuleAcceptance, RuleAcceptanceInput } from '#contracts/schedule_rules'

/**
 * Accepts a breach the plan has now. Repeating it returns the stored acceptance.
 *
 * @throws core.not_found for a person or an entry that does not exist, or none of which the actor may touch
 * @throws labour_code.fact_not_acceptable
 * @throws labour_code.no_such_breach
 * @throws labour_code.override_not_allowed for a rule that blocks, unless the organisation lets the actor accept it
 */
export async function acceptBreach(input: RuleAcceptanceInput): Promise<RuleAcceptance> {
  await lockOwnStacks()
  const people = await lockPeople([input.employeeId])
  if (!people.has(input.employeeId)) throw notFound({ employeeId: input.employeeId })
  const entries = await entriesInReach(input.entryIds)
  if (fixedRules.includes(input.ruleId as RuleId))
    throw new DomainError('labour_code.fact_not_acceptable', { ruleId: input.ruleId })
  const verdict = await breachNow(input, entries)
  if (verdict.acceptanceId !== null) return (await acceptanceById(verdict.acceptanceId))!
  const { role } = organisationContext.actor()
  if (verdict.severity === 'block' && !(await mayOverrideBlocks(role)))
    throw new DomainError('labour_code.override_not_allowed')
  const [acceptance] = await storeAcceptances([verdict], input.reason)
  await recordAnswers('accept_breach', [acceptance!], [verdict])
  const revision = await announceAcceptance(entries)
  const acceptances = await acceptanceRows([acceptance!.id])
  await logCommand({ id: newId(), label: 'acceptWarning', changes: [], revision, acceptances })
  return acceptance!
}

/**
 * Withdraws the acceptance of a breach.
 *
 * @throws core.not_found
 */
export async function takeBackAcceptance(id: string): Promise<void> {
  await lockOwnStacks()
  const acceptances = await acceptanceRows([id])
  const entries = await entriesOfAcceptance(id)
  await forgetAcceptance(id)
  const revision = await announceAcceptance(entries)
  await logCommand({ id: newId(), label: 'takeBackWarning', changes: [], revision, acceptances })
}

/**
 * The entries of an acceptance the actor may touch.
 *
 * @throws core.not_found
 */
async function entriesOfAcceptance(id: string): Promise<StoredEntry[]> {
  const acceptance = await acceptanceById(id)
  if (!acceptance) throw notFound({ id })
  const entries = [...(await entriesById([...acceptance.shiftIds])).values()]
  if (entries.length > 0 && !entries.some(isInReach)) throw notFound({ id })
  return entries
}

/** Removes an acceptance, as the audit log keeps it. */
async function forgetAcceptance(id: string): Promise<void> {
  const acceptance = (await acceptanceById(id))!
  await removeAcceptance(id)
  await record({
    action: 'labour_code.take_back_acceptance',
    entity: 'labour_code_acceptance',
    entityId: id,
    before: wordsOf(acceptance),
  })
}

const wordsOf = ({ reason, ruleId, personId, shiftIds }: Acceptance) => ({
  ...{ reason, ruleId, employeeId: personId, entryIds: shiftIds },
})

/**
 * Undo and redo of an answer to a warning. What another planner has done about it already stays so.
 *
 * @param stands whether the acceptances are to count from now on
 * @returns the revision, `null` if there was nothing to do
 */
export async function stepAcceptances(
  stored: readonly StoredAcceptance[],
  stands: boolean
): Promise<number | null> {
  const entries = [...(await entriesById(stored.flatMap(({ entry_ids: ids }) => ids))).values()]
  if (!entries.some(isInReach)) return null
  const changed = stands ? await restoreAcceptances(stored) : await presentOf(stored)
  if (changed.length === 0) return null
  for (const id of changed) {
    if (!stands) await forgetAcceptance(id)
    else {
      const after = wordsOf((await acceptanceById(id))!)
      await record({
        action: 'labour_code.accept_breach',
        entity: 'labour_code_acceptance',
        entityId: id,
        after,
      })
    }
  }
  return announceAcceptance(entries)
}

const presentOf = async (stored: readonly StoredAcceptance[]): Promise<string[]> =>
  (await acceptanceRows(stored.map(({ id }) => id))).map(({ id }) => id)

/** All of them exist, and the actor may touch at least one: the others may lie at locations out of reach. */
async function entriesInReach(ids: readonly string[]): Promise<StoredEntry[]> {
  const found = await entriesById([...ids])
  const missing = ids.find((id) => !found.has(id))
  const entries = [...found.values()]
  if (missing || !entries.some(isInReach)) throw notFound({ entryId: missing ?? ids[0] })
  return entries
}

function isInReach({ locationId }: StoredEntry): boolean {
  const mine = organisationContext.actor().locationIds
  return mine === null || mine.includes(locationId)
}

async function breachNow(
  { ruleId, employeeId, entryIds }: RuleAcceptanceInput,
  entries: readonly StoredEntry[]
): Promise<PlanVerdict> {
  const days = entries.map(({ day }) => day).sort()
  const { judge } = await judgedPlan([employeeId], { from: days[0]!, until: addDays(days.at(-1)!, 1) })
  const asked = [...entryIds].sort().join()
  const found = ruleIds.includes(ruleId as RuleId)
    ? judge.verdictsOf(employeeId).filter((one) => one.ruleId === ruleId)
    : []
  const verdict = found.find(({ shiftIds }) => [...shiftIds].sort().join() === asked)
  if (!verdict) throw new DomainError('labour_code.no_such_breach', { ruleId, employeeId })
  return verdict
}

/** Screens that show these entries read again. */
async function announceAcceptance(entries: readonly StoredEntry[]): Promise<number> {
  const revision = await nextRevision()
  announceChange({ revision, contents: [...entries], entryIds: entries.map(({ id }) => id) })
  return revision
}
