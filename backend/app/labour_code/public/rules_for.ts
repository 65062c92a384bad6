import { chosenLimits, chosenSeverities } from '@shiftloom/solver/labour_code/company_choices'
import { limitsOn } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import type { RuleSettings } from '@shiftloom/solver/labour_code/rule'
import type { Day } from '@shiftloom/solver/time'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import { countriesOf } from '#app/organisation/public/countries'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodOf } from '#app/organisation/public/settlement_period'
import type { SettlementPeriodRule } from '#contracts/organisation'

/** What the labour-code kernel is to be asked with; one for all people under the same law. */
export type PersonRules = {
  /** Id of the law pack. */
  id: string
  /** ISO code of the country whose holidays count. */
  country: string
  limits: LabourLimits
  settings: RuleSettings
  settlementPeriod: SettlementPeriodRule
  /** The settlement period the asked day lies in, `[settlementFrom, settlementUntil)`. */
  settlementFrom: Day
  settlementUntil: Day
}

/**
 * Kernel parameters of each person: the law of their main location's country, or of the organisation's where they
 * have none, with the severities the organisation chose.
 *
 * @param day decides the settlement period and the version of the law
 */
export async function rulesFor(employeeIds: readonly string[], day: Day): Promise<Map<string, PersonRules>> {
  const stored = await storedSettings()
  const { settlementPeriod } = await organisationSettings()
  const countries = await countriesOf(employeeIds)
  const { from: settlementFrom, until: settlementUntil } = settlementPeriodOf(day, settlementPeriod)
  const byCountry = new Map<string, PersonRules>()
  const rulesOf = (country: string): PersonRules => {
    const id = lawPackIdOf(country)
    return {
      id,
      country,
      limits: chosenLimits(id, limitsOn(id, day), stored),
      settings: chosenSeverities(stored),
      settlementPeriod,
      settlementFrom,
      settlementUntil,
    }
  }
  return new Map(
    [...countries].map(([id, country]) => {
      if (!byCountry.has(country)) byCountry.set(country, rulesOf(country))
      return [id, byCountry.get(country)!]
    })
  )
}
