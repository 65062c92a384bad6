import type { CompanyRules } from '#contracts/company_rules'
import type { SettlementPeriodRule } from '#contracts/organisation'

/** What a company decided; what is left out is as usual. */
export type CompanySettings = {
  companyRules?: { [Part in keyof CompanyRules]?: Partial<CompanyRules[Part]> }
  settlementPeriod?: SettlementPeriodRule
}
