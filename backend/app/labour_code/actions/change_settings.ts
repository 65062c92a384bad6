import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { requireLawfulChoices } from '#app/labour_code/actions/require_lawful_choices'
import { writeChoices } from '#app/labour_code/actions/write_choices'
import { LabourCodeChanged } from '#app/labour_code/settings/labour_code_changed'
import { fixedRules } from '#app/labour_code/settings/fixed_rules'
import { lawPackIdOf, readSettings, storedSettings } from '#app/labour_code/settings/read_settings'
import { countriesOfCompany } from '#app/organisation/public/countries'
import { can } from '#contracts/abilities'
import type { LabourCodeSettings, LabourCodeSettingsInput } from '#contracts/labour_code'
import type { StoredSettings } from '#database/json/labour_code'

/**
 * Changes how the organisation's plans are judged; what is left out stays.
 *
 * @throws core.stale_version
 * @throws core.forbidden when minimum wages change without the ability
 * @throws labour_code.* as `requireLawfulChoices` says
 */
export class ChangeSettings {
  async handle(input: LabourCodeSettingsInput): Promise<LabourCodeSettings> {
    const before = await storedSettings({ lock: true })
    if (before.version !== input.version)
      throw new DomainError('core.stale_version', { current: await readSettings() })
    const after: StoredSettings = { ...before, ...given(input), version: before.version + 1 }
    const laws = (await countriesOfCompany(null)).map(({ country }) => lawPackIdOf(country))
    requireLawfulChoices(after, { before, laws: [...new Set(laws)] })
    requireWageEditor(before, after)
    // A fact needs no choice, and a stored one would outlive the rule's being a fact.
    const chosen = Object.entries(after.severities).filter(([id]) => !isFixed(id))
    after.severities = Object.fromEntries(chosen)
    after.minimumWages.sort((a, b) => (`${a.country}${a.validFrom}` < `${b.country}${b.validFrom}` ? -1 : 1))
    await writeChoices(after)
    const { id } = organisationContext.current()
    await record({
      action: 'labour_code.change_settings',
      entity: 'organisation',
      entityId: id,
      before,
      after,
    })
    organisationContext.afterCommit(() => LabourCodeChanged.dispatch(id))
    return readSettings()
  }
}

const isFixed = (id: string): boolean => fixedRules.some((rule) => rule === id)

const given = (input: LabourCodeSettingsInput): LabourCodeSettingsInput =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined)
  ) as LabourCodeSettingsInput

function requireWageEditor(before: StoredSettings, after: StoredSettings): void {
  if (JSON.stringify(before.minimumWages) === JSON.stringify(after.minimumWages)) return
  if (!can(organisationContext.actor().role, 'minimum_wage.edit')) throw new DomainError('core.forbidden')
}
