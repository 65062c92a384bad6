import { database } from '#app/core/database/database'
import { usualCompanyRules, type CompanyRules } from '#contracts/company_rules'

/** What the organisation decided about registering time, availability, swaps and trips; the rest is as usual. */
export async function companyRules(): Promise<CompanyRules> {
  const row = await database().selectFrom('organisations').select('settings').executeTakeFirst()
  const stored = row?.settings.companyRules ?? {}
  return {
    timeRegistration: { ...usualCompanyRules.timeRegistration, ...stored.timeRegistration },
    availability: { ...usualCompanyRules.availability, ...stored.availability },
    openShifts: { ...usualCompanyRules.openShifts, ...stored.openShifts },
    swaps: { ...usualCompanyRules.swaps, ...stored.swaps },
    delegations: { ...usualCompanyRules.delegations, ...stored.delegations },
  }
}
