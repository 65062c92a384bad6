import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import { mayOverrideBlocks } from '#app/labour_code/public/overriding'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { storeAcceptances } from '#app/scheduling/rules/acceptances'
import { workChanged, type JudgedPlan } from '#app/scheduling/rules/plan_check'
import { breachOf, ruleRefusal } from '#app/scheduling/rules/rule_refusal'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { RuleAcceptance, RuleOverride } from '#contracts/schedule_rules'
import type { EntryChange } from '#app/scheduling/entries/entry'

type Question = {
  refused: readonly PlanVerdict[]
  /** Empty when publishing. */
  changes: readonly EntryChange[]
  plan: JudgedPlan
  override: RuleOverride | undefined
}

/**
 * Lets breaches of blocking rules pass when a user with the right overrides them, and records the override.
 *
 * @throws labour_code.<rule id> when there is no override, or when a fact is among the breaches
 * @throws labour_code.override_not_allowed
 */
export async function recordOverrides({
  refused,
  changes,
  plan,
  override,
}: Question): Promise<RuleAcceptance[]> {
  if (refused.length === 0) return []
  const isFact = refused.some(({ ruleId }) => fixedRules.includes(ruleId))
  const may = await mayOverrideBlocks(organisationContext.actor().role)
  if (isFact || !override) {
    const changed = new Set(changes.map(({ entryId }) => entryId))
    const works = [...plan.context.around, ...workChanged(changes)]
    const writing = await organisationSettings()
    throw ruleRefusal({ verdicts: refused, changed, overridable: may && !isFact, works, writing })
  }
  if (!may) throw new DomainError('labour_code.override_not_allowed')
  const stored = await storeAcceptances(refused, override.reason)
  await recordAnswers('override', stored, refused)
  return stored
}

/** Reason and verdicts of an override, as the audit log keeps them. */
export async function recordAnswers(
  action: 'override' | 'accept_breach',
  acceptances: readonly RuleAcceptance[],
  verdicts: readonly PlanVerdict[]
): Promise<void> {
  for (const [index, { id, reason }] of acceptances.entries())
    await record({
      action: `labour_code.${action}`,
      entity: 'labour_code_acceptance',
      entityId: id,
      after: { reason, ...breachOf(verdicts[index]!) },
    })
}
