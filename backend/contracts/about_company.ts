import type { OrganisationStatus } from './enums.ts'

import type { Day } from './schedule.ts'

/** People who work in the company. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
export type CompanySize = (typeof companySizes)[number]

/** How the customer found the product. */
export const aboutUsSources = [
  'search',
  'social_media',
  'recommendation',
  'event',
  'press',
  'partner',
  'other',
] as const
export type AboutUsSource = (typeof aboutUsSources)[number]

/** What a company says of itself when it registers. */
export type AboutCompany = {
  /** The key of an industry of the provider's list. */
  industry: string | null
  companySize: CompanySize | null
  aboutUsSource: AboutUsSource | null
}
export type LicenceData = {
  status: OrganisationStatus
  /** The last day of the trial on the organisation's clock; `null` for none. */
  trialEndsOn: Day | null
  expiresOn: Day | null
  /** People the licence is for; `null` for any number. */
  positions: number | null
  /** Who cares for the company at the provider, by name. */
  carer: string | null
}
