import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { addDays } from '@shiftloom/solver/time'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import { mayOverrideBlocks } from '#app/labour_code/public/overriding'
import { nextRevision } from '#app/scheduling/commands/carry_out'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import { lockPeople } from '#app/scheduling/public/lock_people'
import { acceptanceById, removeAcceptance, storeAcceptances } from '#app/scheduling/rules/acceptances'
import { recordAnswers } from '#app/scheduling/rules/override'
import { judgedPlan } from '#app/scheduling/rules/plan_check'
import type { RuleAcceptance, RuleAcceptanceInput } from '#contracts/schedule_rules'

/**
 * Keeps that somebody answers for a breach the plan has now. Once more answers with what is kept already.
 *
 * @throws core.not_found for a person or an entry that is not there, or none of which the actor may touch
 * @throws labour_code.fact_not_acceptable
 * @throws labour_code.no_such_breach
 * @throws labour_code.override_not_allowed for a rule that blocks, unless the organisation lets the actor answer for it
 */
export async function acceptBreach(input: RuleAcceptanceInput): Promise<RuleAcceptance> {
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
  await announce(entries)
  return acceptance!
}

/**
 * Nobody answers for the breach any longer.
 *
 * @throws core.not_found
 */
export async function takeBackAcceptance(id: string): Promise<void> {
  const acceptance = await acceptanceById(id)
  if (!acceptance) throw notFound({ id })
  const entries = [...(await entriesById([...acceptance.shiftIds])).values()]
  if (entries.length > 0 && !entries.some(isInReach)) throw notFound({ id })
  await removeAcceptance(id)
  const { reason, ruleId, personId, shiftIds } = acceptance
  await record({
    action: 'labour_code.take_back_acceptance',
    entity: 'labour_code_acceptance',
    entityId: id,
    before: { reason, ruleId, employeeId: personId, entryIds: shiftIds },
  })
  await announce(entries)
}

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
async function announce(entries: readonly StoredEntry[]): Promise<void> {
  const revision = await nextRevision()
  announceChange({ revision, contents: [...entries], entryIds: entries.map(({ id }) => id) })
}
