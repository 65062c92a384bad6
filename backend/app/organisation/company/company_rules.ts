import { rows } from '#app/core/organisation_context'
import { usualCompanyRules, type CompanyRules } from '#contracts/company_rules'

type Stored = { [Part in keyof CompanyRules]?: Partial<CompanyRules[Part]> }

/** What the organisation decided about registering time, availability, swaps and trips; the rest is as usual. */
export async function companyRules(): Promise<CompanyRules> {
  const [row] = await rows<{ stored: Stored | null }>(
    `select settings->'companyRules' as stored from organisations`
  )
  const stored = row?.stored ?? {}
  return {
    timeRegistration: { ...usualCompanyRules.timeRegistration, ...stored.timeRegistration },
    availability: { ...usualCompanyRules.availability, ...stored.availability },
    swaps: { ...usualCompanyRules.swaps, ...stored.swaps },
    delegations: { ...usualCompanyRules.delegations, ...stored.delegations },
  }
}
