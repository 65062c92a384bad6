import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import { readSettings, storedSettings, type StoredSettings } from '#app/labour_code/queries/read_settings'
import type { LabourCodeSettings, LabourCodeSettingsInput } from '#contracts/labour_code'

/**
 * Changes how the organisation's plans are judged.
 *
 * @throws labour_code.unknown_rule
 * @throws labour_code.rule_always_blocks when a rule that is a fact would stop blocking
 * @throws core.stale_version
 */
export class ChangeSettings {
  async handle(input: LabourCodeSettingsInput): Promise<LabourCodeSettings> {
    for (const [rule, severity] of Object.entries(input.severities)) {
      if (!ruleIds.includes(rule as RuleId)) throw new DomainError('labour_code.unknown_rule', { rule })
      if (fixedRules.includes(rule as RuleId) && severity !== 'block')
        throw new DomainError('labour_code.rule_always_blocks', { rule })
    }
    const before = await storedSettings({ lock: true })
    if (before.version !== input.version)
      throw new DomainError('core.stale_version', { current: await readSettings() })
    const after: StoredSettings = { ...input, version: before.version + 1 }
    await rows(
      `update organisations set settings = jsonb_set(settings, '{labourCode}', ?::jsonb), updated_at = now()`,
      [JSON.stringify(after)]
    )
    const { id } = organisationContext.current()
    await record({
      action: 'labour_code.change_settings',
      entity: 'organisation',
      entityId: id,
      before,
      after,
    })
    return readSettings()
  }
}
