import type { OrganisationStatus } from './enums.ts'
import type { AboutUsSource, CompanySize } from './onboarding.ts'
import type { Day } from './schedule.ts'

/** What a company says of itself when it registers. */
export type AboutCompany = {
  /** The key of an industry of the provider's list. */
  industry: string | null
  companySize: CompanySize | null
  aboutUsSource: AboutUsSource | null
}
export type LicenceData = {
  status: OrganisationStatus
  /** The last day of the trial on the organisation's clock; null: none. */
  trialEndsOn: Day | null
  expiresOn: Day | null
  /** People the licence is for; null: any number. */
  positions: number | null
  /** Who cares for the company at the provider, by name. */
  carer: string | null
}
